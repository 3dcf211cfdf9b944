import { isShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import type { ErrorMessage } from '@selvage/react/flash'

/**
 * What a page says of a change that the gateway rejected; what is no ShopError goes on to the error
 * page.
 */
export function toErrorMessage(error: unknown): ErrorMessage {
  if (!isShopError(error)) throw error
  return errorMessage(error.code, error.params)
}

/** What a page says of a code. */
export function errorMessage(
  code: ErrorCode,
  params?: ErrorMessage['params'] | null,
): ErrorMessage {
  return { code, severity: severityOf(code), ...(params && { params }) }
}

/**
 * The page's status for what it says: a rejection is the shopper's to mend, anything else is ours.
 */
export function statusOf(error: unknown): number {
  const status = isShopError(error) ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 ? status : 503
}
