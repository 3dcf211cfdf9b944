import { isShopError, shopError } from './shop-error.ts'
import type { ShopError } from './shop-error.ts'

/**
 * Returns any rejection as a {@link ShopError}; one that is none becomes SERVER_ERROR. A
 * DeveloperError is thrown on.
 */
export function asShopError(thrown: unknown): ShopError {
  if (thrown instanceof Error && thrown.name === 'DeveloperError') throw thrown
  return isShopError(thrown) ? thrown : shopError('SERVER_ERROR', { cause: thrown })
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
