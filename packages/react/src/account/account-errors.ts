import {
  ACCOUNT_FIELDS,
  PASSKEY_NAME_MAX,
  PASSWORD_DIFFERENT_MIN,
  PASSWORD_LENGTH,
  SCREEN_NAME_MAX,
} from '@selvage/core/account'
import type { AccountError, AccountErrors } from '@selvage/core/account'
import type { ErrorCode } from '@selvage/core/errors'
import type { SummaryError } from '../error-summary/index.ts'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** The name of a field of an account's forms. */
export type AccountField = keyof AccountErrors

/** The errors of an account's form, by field: of its rules, or the gateway's code. */
export type AccountFieldErrors = Readonly<Partial<Record<AccountField, AccountError | ErrorCode>>>

/** The most characters of each field; an e-mail address has a rule of its own. */
const MOST: Readonly<Record<AccountField, number>> = {
  screenName: SCREEN_NAME_MAX,
  email: PASSWORD_LENGTH.max,
  passkeyName: PASSKEY_NAME_MAX,
  currentPassword: PASSWORD_LENGTH.max,
  password: PASSWORD_LENGTH.max,
}

/** Says what is wrong with a field and what would be right; undefined when it is right. */
export function accountErrorText(
  t: Messages['t'],
  field: AccountField,
  error: AccountError | ErrorCode | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'required':
    case 'email':
    case 'text':
      return t(`forms.${error}`)
    case 'wrong':
      return t('account.wrongPassword')
    case 'guessable':
      return t('account.guessablePassword', { min: PASSWORD_DIFFERENT_MIN })
    case 'unchanged':
      return t('account.samePassword')
    case 'too_short':
      return t('forms.too_short_min', { min: PASSWORD_LENGTH.min })
    case 'too_long':
      return t('forms.too_long_max', { max: MOST[field] })
    default:
      return errorText(t, { code: error })
  }
}

/** The id of a form's field, which the summary links to. */
export const accountFieldId = (form: string, field: AccountField): string =>
  `${form}-${ACCOUNT_FIELDS[field]}`

/** The lines of a form's summary, in the order of the fields. */
export function accountSummary(
  t: Messages['t'],
  form: string,
  errors: AccountFieldErrors,
  labels: Readonly<Partial<Record<AccountField, string>>>,
): SummaryError[] {
  return (Object.keys(ACCOUNT_FIELDS) as AccountField[]).flatMap((field) => {
    const text = accountErrorText(t, field, errors[field])
    if (text === undefined) return []
    const message = t('common.labelled', { label: labels[field] ?? '', text })
    return [{ fieldId: accountFieldId(form, field), message }]
  })
}
