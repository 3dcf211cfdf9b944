import { isShopError } from '@selvage/core/contract'
import type { ErrorDetail } from '@selvage/core/contract'
import type { ErrorMessage } from '@selvage/react/flash'
import { toErrorMessage } from './error-message.ts'

/**
 * Returns the errors of a form that the gateway rejected; throws what its reader cannot correct.
 * @param read returns the errors of the form's own fields
 */
export function rejectedForm<FieldErrors extends object>(
  error: unknown,
  read: (details: readonly ErrorDetail[]) => FieldErrors,
): { readonly errors: FieldErrors; readonly error?: ErrorMessage } {
  if (!isShopError(error)) throw error
  const errors = read(error.all ?? [])
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(error) }
}
