import { isShopError } from '@selvage/core/contract'
import { fromPrivacyDetails } from '@selvage/core/privacy-request'
import type { ErrorMessage } from '@selvage/react/flash'
import type { PrivacyRequestFieldErrors } from '@selvage/react/privacy-request'
import { toErrorMessage } from '../page/error-message.ts'

/** Returns the errors of a form of a request; throws what its reader cannot correct. */
export function rejectedRequest(error: unknown): {
  readonly errors: PrivacyRequestFieldErrors
  readonly error?: ErrorMessage
} {
  if (!isShopError(error)) throw error
  const errors = fromPrivacyDetails(error.all ?? [])
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(error) }
}
