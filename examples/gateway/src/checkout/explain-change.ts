import type { PaymentTerms } from '../db/schema/checkout.ts'
import { fault } from '../http/fault.ts'
import type { Fault } from '../http/fault.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/**
 * Refuses an order in which something cannot be bought any more; the other items stay. @source spec
 * 1 §8, spec 2 §4
 */
export function cleanupFault({ cart }: Pick<LoadedCheckout, 'cart'>): Fault | null {
  const bad = cart.lines.find(({ cleanup }) => cleanup !== null)
  return bad?.cleanup
    ? fault('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason: bad.cleanup } })
    : null
}

/**
 * Names why the total is another one than the shopper was shown; nothing is charged for the old
 * one.
 */
export function explainChange(
  loaded: Pick<LoadedCheckout, 'cart' | 'tax' | 'currency'>,
  seen: PaymentTerms | null,
): Fault {
  const cleanup = cleanupFault(loaded)
  if (cleanup) return cleanup
  if (seen && seen.currency === loaded.currency && seen.rate !== loaded.cart.priced.rate)
    return fault('EXCHANGE_RATE_CHANGED')
  if (seen && seen.taxRate !== (loaded.tax?.rate ?? 0)) return fault('VAT_RATE_CHANGED')
  if (seen && seen.promoCode !== (loaded.cart.promo?.code ?? null)) {
    return fault('ORDER_CLEANUP_REVIEW_REQUIRED', {
      params: { reason: loaded.cart.promo ? 'promo_applied' : 'promo_ended' },
    })
  }
  return fault('ORDER_CLEANUP_REVIEW_REQUIRED')
}
