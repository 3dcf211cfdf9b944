export {
  accountEmail,
  checkAccountEmail,
  checkCredentials,
  checkNewPassword,
  checkRegistration,
  normalizeScreenName,
  PASSWORD_LENGTH,
  PASSWORD_LINK_MINUTES,
  SCREEN_NAME_MAX,
} from './account-rules.ts'
export type {
  AccountError,
  AccountErrors,
  Credentials,
  NewPassword,
  Registration,
} from './account-rules.ts'
export { ACCOUNT_FIELDS, accountFieldOf, toAccountDetails } from './account-field.contract.ts'
export * from './account.contract.ts'
export * from './password.contract.ts'
