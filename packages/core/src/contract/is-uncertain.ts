import { asShopError } from './shop-error.ts'

/**
 * True when it is open whether a write was applied: no answer, an answer that could not be read, or
 * a failing server. Only a rejection (4xx) is certain; 408, 425 and 429 were turned away before
 * anything was done.
 */
export function isUncertain(thrown: unknown): boolean {
  const { status } = asShopError(thrown)
  return status === undefined || status < 400 || status >= 500
}
