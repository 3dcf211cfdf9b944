import { asShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorMessage } from './error-notice.tsx'

/** Returns the message of what a call was rejected with. */
export function toErrorMessage(thrown: unknown): ErrorMessage {
  const { code, params } = asShopError(thrown)
  return { code, severity: severityOf(code), ...(params && { params }) }
}
