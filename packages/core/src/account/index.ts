export {
  accountEmail,
  checkAccountEmail,
  checkCredentials,
  checkNewPasskey,
  checkNewPassword,
  checkPasskeyName,
  checkPasswordChange,
  checkProfile,
  checkRegistration,
  isOtherEmail,
  normalizeScreenName,
  PASSKEY_NAME_MAX,
  PASSWORD_LENGTH,
  PASSWORD_LINK_MINUTES,
  publicName,
  SCREEN_NAME_MAX,
} from './account-rules.ts'
export type {
  AccountError,
  AccountErrors,
  Credentials,
  NewPassword,
  PasswordChange,
  ProfileFields,
  Registration,
} from './account-rules.ts'
export {
  ACCOUNT_FIELDS,
  accountFieldOf,
  fromAccountDetails,
  toAccountDetails,
} from './account-field.contract.ts'
export * from './account.contract.ts'
export * from './password.contract.ts'
export * from './profile.contract.ts'
export * from './user-stats.contract.ts'
export * from './read-user-stats.ts'
export { PASSWORD_DIFFERENT_MIN } from './is-guessable.ts'
