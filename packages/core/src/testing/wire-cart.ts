import type { Currency } from '../locale/locale.table.ts'
import { DELIVERY, FREE_SHIPPING_CENTS, RATES, SAMPLE_PROMO } from './prices.table.ts'
import { merchandiseMinor, raw, wireLine } from './test-line.ts'
import type { TestLine } from './test-line.ts'
import type { TestCart, TestShop, WireCart } from './test-shop.ts'

/** What the goods cost before anything is taken off. */
export const subtotalOf = (lines: readonly TestLine[], currency: Currency): number =>
  lines.reduce(
    (sum, { merchandise, quantity }) => sum + merchandiseMinor(merchandise, currency) * quantity,
    0,
  )

function taxOf(country: string): { rate: number; included: boolean } {
  if (country === 'US') return { rate: 0.0725, included: false }
  return country === 'CA' ? { rate: 0.13, included: false } : { rate: 0.2, included: true }
}

/**
 * What the goods must come to for free standard delivery; null where an order never ships free:
 * anywhere but in the US.
 */
function freeFromMinor(shop: TestShop, cart: TestCart, currency: Currency): number | null {
  return (cart.form?.country ?? shop.country) === 'US'
    ? FREE_SHIPPING_CENTS * RATES[currency]
    : null
}

/** What delivery costs an order, by option; standard is free above the threshold. */
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
  return free ? 0 : Math.round((option.cents * RATES[currency]) / 10) * 10
}

function totalsOf(shop: TestShop, cart: TestCart, currency: Currency): WireCart['pricing'] {
  const subtotal = subtotalOf(cart.lines, currency)
  const discount = cart.promo === null ? 0 : Math.round((subtotal * SAMPLE_PROMO.percent) / 100)
  const merchandise = subtotal - discount
  const shipping =
    cart.deliveryId === null ? null : deliveryMinor(shop, cart, cart.deliveryId, currency)
  const terms = cart.form ? taxOf(cart.form.country) : null
  const freeFrom = freeFromMinor(shop, cart, currency)
  const taxed = merchandise + (shipping ?? 0)
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
    raw_subtotal_without_shipping: raw(merchandise),
    currency,
    tax_included: terms?.included ?? false,
    raw_free_shipping_from: freeFrom === null ? null : raw(freeFrom),
  }
}

/** A cart as the gateway answers it, in the shop's currency or another one to look at. */
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
