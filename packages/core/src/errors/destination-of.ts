import { ATTENTION, INFO } from './attention.table.ts'
import type { ErrorCode } from './catalogue.table.ts'
import { GENERAL } from './general-message.table.ts'
import { isIn } from './is-in.ts'
import { ELSEWHERE } from './other-errors.table.ts'

/** Where a shopper continues after an error. */
export type ErrorDestination = 'stay' | 'cart' | 'payment' | 'login'

/**
 * Returns where the checkout sends the shopper for a code.
 * @source spec 1 §8
 */
export function destinationOf(code: ErrorCode): ErrorDestination {
  if (isIn([ELSEWHERE.payment, ATTENTION.payment], code)) return 'payment'
  if (isIn([ELSEWHERE.login], code)) return 'login'
  return isIn([ELSEWHERE.stay, ATTENTION.stay, INFO.stay, GENERAL.stay], code) ? 'stay' : 'cart'
}
