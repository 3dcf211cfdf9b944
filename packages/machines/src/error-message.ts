import { isShopError, shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorCode, Severity } from '@selvage/core/errors'

/** What a machine says of an error: plain data, so that a snapshot can be kept and compared. */
export interface ErrorMessage {
  readonly code: ErrorCode
  readonly severity: Severity
  /** Values for the sentence's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Any rejection as a {@link ShopError}; what is none is SERVER_ERROR. A developer's mistake goes on
 * being thrown.
 */
export function asShopError(thrown: unknown): ShopError {
  if (thrown instanceof Error && thrown.name === 'DeveloperError') throw thrown
  return isShopError(thrown) ? thrown : shopError('SERVER_ERROR', { cause: thrown })
}

/** What to say of a code. */
export function errorMessage(code: ErrorCode, params?: ErrorMessage['params']): ErrorMessage {
  return { code, severity: severityOf(code), ...(params && { params }) }
}

/** What to say of a rejection. */
export function toErrorMessage(thrown: unknown): ErrorMessage {
  const { code, params } = asShopError(thrown)
  return errorMessage(code, params)
}

/**
 * True when it is open whether a write was applied: no answer, an answer that could not be read, or
 * a failing server. Only a rejection (4xx) is certain; 408, 425 and 429 were turned away before
 * anything was done.
 */
export function isUncertain(thrown: unknown): boolean {
  const { status } = asShopError(thrown)
  return status === undefined || status < 400 || status >= 500
}
