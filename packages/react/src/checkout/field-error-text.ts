import type { ErrorCode } from '@selvage/core/errors'
import type { FormError } from '@selvage/machines/checkout'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** True for a code of the gateway; a form's own errors are in lower case. */
export const isCode = (fieldError: FormError): fieldError is ErrorCode => /^[A-Z]/.test(fieldError)

/** The message of a field error: a form's own, or that of its code. */
export function fieldErrorText(t: Messages['t'], fieldError: FormError): string {
  return isCode(fieldError) ? errorText(t, { code: fieldError }) : t(`forms.${fieldError}`)
}
