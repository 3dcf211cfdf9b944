import { fromFieldDetails } from '../contract/field-details.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import { PASSKEY_NAME_MAX, PASSWORD_LENGTH, SCREEN_NAME_MAX } from './account-rules.ts'
import type { AccountError, AccountErrors } from './account-rules.ts'

type AccountField = keyof AccountErrors

/** The gateway's name for each field of an account, in the order of the forms. */
export const ACCOUNT_FIELDS = {
  screenName: 'screen_name',
  email: 'email',
  passkeyName: 'passkey_name',
  currentPassword: 'current_password',
  password: 'password',
} as const satisfies Record<AccountField, string>

const LIMITS: Readonly<Record<AccountField, { readonly min?: number; readonly max?: number }>> = {
  screenName: { max: SCREEN_NAME_MAX },
  email: {},
  passkeyName: { max: PASSKEY_NAME_MAX },
  currentPassword: {},
  password: PASSWORD_LENGTH,
}

/** Turns the errors of an account's fields into those of a gateway's answer, for gateways. */
export function toAccountDetails(errors: AccountErrors): ErrorDetail[] {
  return (Object.entries(errors) as [AccountField, AccountError][]).map(([name, error]) => {
    const field = ACCOUNT_FIELDS[name]
    const { min, max } = LIMITS[name]
    switch (error) {
      case 'required':
        return { code: 'FIELD_CANNOT_BE_BLANK', field, message: 'required' }
      case 'email':
        return { code: 'FIELD_VALUE_INVALID', field, message: 'provide email' }
      case 'too_short':
        return { code: 'FIELD_VALUE_INVALID', field, message: error, params: { min: min ?? 0 } }
      case 'too_long':
        return { code: 'FIELD_VALUE_INVALID', field, message: error, params: { max: max ?? 0 } }
      default:
        return { code: 'FIELD_VALUE_INVALID', field, message: error }
    }
  })
}

/** Returns the field of an account's form by the gateway's name; undefined for any other name. */
export function accountFieldOf(wireField: string | undefined): AccountField | undefined {
  const fields = Object.keys(ACCOUNT_FIELDS) as AccountField[]
  return fields.find((field) => ACCOUNT_FIELDS[field] === wireField)
}

/** The texts of the gateway for the rules that a field can break. */
const RULES = {
  required: 'required',
  email: 'provide email',
  text: 'text',
  too_short: 'too_short',
  too_long: 'too_long',
  guessable: 'guessable',
  wrong: 'wrong',
  unchanged: 'unchanged',
} as const satisfies Record<AccountError, string>

/**
 * Reads the errors of a gateway's answer by field, the inverse of {@link toAccountDetails}: the
 * rule that was broken, or the code of an error that is no rule's. Errors of other fields are left
 * out.
 */
export const fromAccountDetails = (
  details: readonly ErrorDetail[],
): Partial<Record<AccountField, AccountError | ErrorCode>> =>
  fromFieldDetails(details, ACCOUNT_FIELDS, RULES)
