export {
  accountEmail,
  checkCredentials,
  checkRegistration,
  normalizeScreenName,
  PASSWORD_LENGTH,
  SCREEN_NAME_MAX,
} from './account-rules.ts'
export type { AccountError, AccountErrors, Credentials, Registration } from './account-rules.ts'
export { ACCOUNT_FIELDS, accountFieldOf, toAccountDetails } from './account-field.contract.ts'
export * from './account.contract.ts'
