import { countedDiscount, countedPromo, promoCleanupOf } from './cart-discount.ts'
import { dueMinorOf } from './credit.ts'
import { cleanupOf } from './merchandise.ts'
import { reject } from './rejection.ts'
import type { TestTerms } from './test-terms.ts'
import type { TestCart, TestShop } from './test-shop.ts'
import { taxOf, wholeAddress } from './wire-cart.ts'

/** The terms that a payment of a cart is opened for. */
export function termsOfCart(shop: TestShop, cart: TestCart): TestTerms {
  const address = wholeAddress(cart)
  return {
    totalMinor: dueMinorOf(shop, cart),
    currency: cart.preferences.currency,
    taxRate: address ? taxOf(address.country).rate : 0,
    promoCode: countedPromo(cart)?.code ?? null,
    discountGroup: countedDiscount(cart).group,
  }
}

/** True when a payment was given for what the order costs now. */
export function paymentFits(shop: TestShop, cart: TestCart): boolean {
  const { totalMinor, currency, taxRate } = termsOfCart(shop, cart)
  const { terms } = cart
  return (
    terms?.totalMinor === totalMinor && terms.currency === currency && terms.taxRate === taxRate
  )
}

/** Rejects an order in which a line cannot be bought any more. */
export function assertBuyable({ lines }: Pick<TestCart, 'lines'>): void {
  const reasons = lines.flatMap(({ merchandise }) => cleanupOf(merchandise) ?? [])
  const [reason] = reasons
  if (reason) reject('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason } })
}

/** Rejects an order that costs another amount than its shopper saw, and says why. */
export function rejectChange(shop: TestShop, cart: TestCart): never {
  assertBuyable(cart)
  const { terms: seen } = cart
  const now = termsOfCart(shop, cart)
  if (seen && seen.currency !== now.currency) return reject('CURRENCY_CHANGED')
  if (seen && seen.taxRate !== now.taxRate) return reject('VAT_RATE_CHANGED')
  // A group's discount that has come or gone is no matter of the promo code.
  const isSameGroup = (seen?.discountGroup ?? null) === now.discountGroup
  const isOther = seen && isSameGroup && seen.promoCode !== now.promoCode
  const counts = now.promoCode === null ? null : 'promo_applied'
  const reason = (isOther && (promoCleanupOf(cart) ?? counts)) || 'total_changed'
  return reject('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason } })
}
