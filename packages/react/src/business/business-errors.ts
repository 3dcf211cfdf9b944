import { BUSINESS_FIELDS, BUSINESS_LENGTHS } from '@selvage/core/business'
import type { BusinessError, BusinessField } from '@selvage/core/business'
import type { ErrorCode } from '@selvage/core/errors'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** The errors of a form of the grant, by field: of its rules, or the gateway's code. */
export type BusinessFieldErrors = Readonly<
  Partial<Record<BusinessField, BusinessError | ErrorCode>>
>

/** Says what is wrong with a field and what would be right; undefined when it is right. */
export function businessErrorText(
  t: Messages['t'],
  field: BusinessField,
  error: BusinessError | ErrorCode | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'required':
    case 'email':
    case 'link':
      return t(field === 'email' ? 'forms.email' : `business.error_${field}`)
    case 'too_long':
      return t('forms.too_long_max', {
        max: BUSINESS_LENGTHS[field === 'shopLink' ? field : 'question'],
      })
    case 'text':
    case 'card_number':
      return t(`forms.${error}`)
    default:
      return errorText(t, { code: error })
  }
}

/** The id of a form's field, which the summary links to. */
export const businessFieldId = (field: BusinessField): string => `business-${field}`

/** The lines of a form's summary, in the order of the fields. */
export const businessSummary = (t: Messages['t'], errors: BusinessFieldErrors): SummaryError[] =>
  summaryLines(Object.keys(BUSINESS_FIELDS) as BusinessField[], businessFieldId, (field) =>
    businessErrorText(t, field, errors[field]),
  )
