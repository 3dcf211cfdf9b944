import type { ErrorCode } from './catalogue.table.ts'
import { STAY, TO_LOGIN, TO_PAYMENT } from './destinations.table.ts'
import type { ErrorDestination } from './destinations.table.ts'

/**
 * Returns where the checkout sends the shopper for a code.
 * @source spec 1 §8
 */
export function destinationOf(code: ErrorCode): ErrorDestination {
  const isIn = (codes: readonly ErrorCode[]): boolean => codes.includes(code)
  if (isIn(TO_PAYMENT)) return 'payment'
  if (isIn(TO_LOGIN)) return 'login'
  return isIn(STAY) ? 'stay' : 'cart'
}
