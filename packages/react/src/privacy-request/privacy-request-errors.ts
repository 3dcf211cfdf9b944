import { AGENT_NAME_MAX, PRIVACY_REQUEST_FIELDS } from '@selvage/core/privacy-request'
import type { PrivacyRequestError, PrivacyRequestField } from '@selvage/core/privacy-request'
import type { ErrorCode } from '@selvage/core/errors'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** The errors of the form of a request, by field: of its rules, or the gateway's code. */
export type PrivacyRequestFieldErrors = Readonly<
  Partial<Record<PrivacyRequestField, PrivacyRequestError | ErrorCode>>
>

/** Says what is wrong with a field and what would be right; undefined when it is right. */
export function privacyErrorText(
  t: Messages['t'],
  field: PrivacyRequestField,
  error: PrivacyRequestError | ErrorCode | undefined,
): string | undefined {
  if (error === undefined) return undefined
  if (field === 'request') return t('privacy-request.chooseOption')
  switch (error) {
    case 'required':
    case 'email':
      return t(field === 'name' ? 'privacy-request.nameRequired' : 'forms.email')
    case 'same':
      return t('privacy-request.residentSame')
    case 'text':
      return t('forms.text')
    case 'tooLong':
      return t('forms.too_long_max', { max: AGENT_NAME_MAX })
    default:
      return errorText(t, { code: error })
  }
}

/** The id of a form's field, which the summary links to. */
export const privacyFieldId = (field: PrivacyRequestField): string => `privacy-${field}`

/** The lines of a form's summary, in the order of the fields. */
export const privacySummary = (
  t: Messages['t'],
  errors: PrivacyRequestFieldErrors,
): SummaryError[] =>
  summaryLines(Object.values(PRIVACY_REQUEST_FIELDS), privacyFieldId, (field) =>
    privacyErrorText(t, field, errors[field]),
  )
