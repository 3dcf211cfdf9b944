import { isShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import type { ToldError } from '@selvage/react/flash'

/**
 * What a page says of a change that the gateway refused; what is no ShopError goes on to the error
 * page.
 */
export function toldOf(error: unknown): ToldError {
  if (!isShopError(error)) throw error
  return told(error.code, error.params)
}

/** What a page says of a code. */
export function told(code: ErrorCode, params?: ToldError['params'] | null): ToldError {
  return { code, severity: severityOf(code), ...(params && { params }) }
}

/**
 * The page's status for what it says: a refusal is the shopper's to mend, anything else is ours.
 */
export function statusOf(error: unknown): number {
  const status = isShopError(error) ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 ? status : 503
}
