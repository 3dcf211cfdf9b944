import { isShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import type { ErrorMessage } from '@selvage/react/flash'

/**
 * Returns the message of a change that the gateway rejected. Any other error is thrown on to the
 * error page.
 */
export function toErrorMessage(error: unknown): ErrorMessage {
  if (!isShopError(error)) throw error
  return errorMessage(error.code, error.params)
}

/** Returns the message of an error code. */
export function errorMessage(
  code: ErrorCode,
  params?: ErrorMessage['params'] | null,
): ErrorMessage {
  return { code, severity: severityOf(code), ...(params && { params }) }
}

/**
 * Returns the page's status for an error: the rejection's own when the shopper can correct it, else
 * 503.
 */
export function statusOf(error: unknown): number {
  const status = isShopError(error) ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 ? status : 503
}

/** True for the answer to a link that is used, too old or forged. */
export const isLinkOver = (error: unknown): boolean =>
  isShopError(error) && error.all?.some(({ field }) => field === 'token') === true
