import type { PaymentTerms } from '../db/schema/checkout.ts'
import { httpError } from '../http/http-error.ts'
import type { HttpError } from '../http/http-error.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/**
 * Rejects an order in which something cannot be bought any more; the other items stay. @source spec
 * 1 §8, spec 2 §4
 */
export function cleanupError({ cart }: Pick<LoadedCheckout, 'cart'>): HttpError | null {
  const bad = cart.lines.find(({ cleanup }) => cleanup !== null)
  return bad?.cleanup
    ? httpError('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason: bad.cleanup } })
    : null
}

/** Explains why the total differs from the one that the shopper saw; nothing is charged. */
export function explainChange(
  loaded: Pick<LoadedCheckout, 'cart' | 'tax' | 'currency'>,
  seen: PaymentTerms | null,
): HttpError {
  const cleanup = cleanupError(loaded)
  if (cleanup) return cleanup
  if (seen && seen.currency !== loaded.currency) return httpError('CURRENCY_CHANGED')
  if (seen && seen.rate !== loaded.cart.priced.rate) return httpError('EXCHANGE_RATE_CHANGED')
  if (seen && seen.taxRate !== (loaded.tax?.rate ?? 0)) return httpError('VAT_RATE_CHANGED')
  const group = loaded.cart.priced.discountGroup
  // A group's discount that has come or gone is no matter of the promo code.
  const isSameGroup = (seen?.discountGroup ?? null) === group
  const { promo, promoCleanup } = loaded.cart
  const isOther = seen && isSameGroup && seen.promoCode !== (promo?.code ?? null)
  // The shopper took a promo off that is gone without a reason.
  const counts = promo ? 'promo_applied' : null
  const reason = (isOther && (promoCleanup ?? counts)) || 'total_changed'
  return httpError('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason } })
}
