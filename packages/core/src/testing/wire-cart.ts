import type { Currency } from '../locale/locale.table.ts'
import { DELIVERY, FREE_SHIPPING_CENTS, RATES, SAMPLE_PROMO } from './prices.table.ts'
import { inCurrency, merchandiseMinor, raw } from './prices.ts'
import type { TestCart, TestLine, TestShop, WireCart } from './test-shop.ts'
import { wireLine } from './wire-line.ts'

/** Price of the lines before any discount, in the minor unit of a currency. */
export const subtotalOf = (lines: readonly TestLine[], currency: Currency): number =>
  lines.reduce(
    (sum, { merchandise, quantity }) => sum + merchandiseMinor(merchandise, currency) * quantity,
    0,
  )

function taxOf(country: string): { rate: number; included: boolean } {
  if (country === 'US') return { rate: 0.0725, included: false }
  return country === 'CA' ? { rate: 0.13, included: false } : { rate: 0.2, included: true }
}

/** Subtotal for free standard delivery, in the minor unit; null outside the US. */
function freeFromMinor(shop: TestShop, cart: TestCart, currency: Currency): number | null {
  const country = cart.form?.country ?? shop.country
  return country === 'US' ? FREE_SHIPPING_CENTS * RATES[currency] : null
}

/**
 * Price of a delivery option, in the minor unit of a currency. Standard delivery is free above a
 * limit.
 */
export function deliveryMinor(
  shop: TestShop,
  cart: TestCart,
  id: string | null,
  currency: Currency,
): number {
  const option = DELIVERY.find((each) => each.id === id)
  if (!option) return 0
  const freeFrom = freeFromMinor(shop, cart, currency)
  const free =
    option.id === 'standard' && freeFrom !== null && subtotalOf(cart.lines, currency) >= freeFrom
  return free ? 0 : inCurrency(option.cents, currency)
}

function totalsOf(shop: TestShop, cart: TestCart, currency: Currency): WireCart['pricing'] {
  const subtotal = subtotalOf(cart.lines, currency)
  const discount = cart.promo === null ? 0 : Math.round((subtotal * SAMPLE_PROMO.percent) / 100)
  const discounted = subtotal - discount
  const shipping =
    cart.deliveryId === null ? null : deliveryMinor(shop, cart, cart.deliveryId, currency)
  const terms = cart.form ? taxOf(cart.form.country) : null
  const freeFrom = freeFromMinor(shop, cart, currency)
  const taxed = discounted + (shipping ?? 0)
  const tax =
    terms && Math.round(terms.included ? taxed - taxed / (1 + terms.rate) : taxed * terms.rate)
  const total = taxed + (terms && !terms.included ? (tax ?? 0) : 0)
  return {
    raw_subtotal: raw(subtotal),
    raw_discount: raw(discount),
    raw_shipping: shipping === null ? null : raw(shipping),
    raw_tax: tax === null ? null : raw(tax),
    raw_total: raw(total),
    raw_total_usd: raw(total / RATES[currency]),
    raw_subtotal_without_shipping: raw(discounted),
    currency,
    tax_included: terms?.included ?? false,
    raw_free_shipping_from: freeFrom === null ? null : raw(freeFrom),
  }
}

/** A cart as the gateway answers it, in the shop's currency unless another one is asked for. */
export function wireCart(shop: TestShop, cart: TestCart, currency = shop.currency): WireCart {
  return {
    id: cart.id,
    version: cart.version,
    order_items: cart.lines.map((line) => wireLine(line, currency)),
    pricing: totalsOf(shop, cart, currency),
    promo: cart.promo === null ? null : { id: 'promo-1', code: cart.promo },
    count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    item_limit: shop.itemLimit,
    needs_shipping: cart.needsShipping,
  }
}
