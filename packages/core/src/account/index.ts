export * from './account-rules.ts'
export { ACCOUNT_FIELDS, accountFieldOf, toAccountDetails } from './account-field.contract.ts'
export * from './account.contract.ts'
