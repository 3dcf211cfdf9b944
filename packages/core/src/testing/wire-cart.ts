import type { Currency } from '../locale/locale.table.ts'
import { DELIVERY, FREE_SHIPPING_CENTS, RATES, SAMPLE_PROMO } from './prices.table.ts'
import { goodsMinor, raw, wireLine } from './test-line.ts'
import type { TestLine } from './test-line.ts'
import type { TestCart, TestShop, WireCart } from './test-shop.ts'

/** What the goods cost before anything is taken off. */
export const subtotalOf = (lines: readonly TestLine[], currency: Currency): number => lines.reduce((sum, { goods, quantity }) => sum + goodsMinor(goods, currency) * quantity, 0)

function taxOf(country: string): { rate: number, included: boolean } {
  if (country === 'US') return { rate: 0.0725, included: false }
  return country === 'CA' ? { rate: 0.13, included: false } : { rate: 0.2, included: true }
}

/** What delivery costs an order, by option; standard is free above the threshold. */
export function deliveryMinor(cart: TestCart, id: string | null, currency: Currency): number {
  const option = DELIVERY.find((each) => each.id === id)
  if (!option) return 0
  const free = option.id === 'standard' && subtotalOf(cart.lines, currency) >= FREE_SHIPPING_CENTS * RATES[currency]
  return free ? 0 : Math.round((option.cents * RATES[currency]) / 10) * 10
}

function totalsOf(cart: TestCart, currency: Currency): WireCart['pricing'] {
  const subtotal = subtotalOf(cart.lines, currency)
  const discount = cart.promo === null ? 0 : Math.round((subtotal * SAMPLE_PROMO.percent) / 100)
  const goods = subtotal - discount
  const shipping = cart.deliveryId === null ? null : deliveryMinor(cart, cart.deliveryId, currency)
  const terms = cart.form ? taxOf(cart.form.country) : null
  const taxed = goods + (shipping ?? 0)
  const tax = terms && Math.round(terms.included ? taxed - taxed / (1 + terms.rate) : taxed * terms.rate)
  const total = taxed + (terms && !terms.included ? tax ?? 0 : 0)
  return {
    raw_subtotal: raw(subtotal), raw_discount: raw(discount), raw_shipping: shipping === null ? null : raw(shipping), raw_tax: tax === null ? null : raw(tax),
    raw_total: raw(total), raw_total_usd: raw(total / RATES[currency]), raw_subtotal_without_shipping: raw(goods), currency,
    tax_included: terms?.included ?? false, raw_free_shipping_from: raw(FREE_SHIPPING_CENTS * RATES[currency]),
  }
}

/** A cart as the gateway answers it. */
export function wireCart(shop: TestShop, cart: TestCart): WireCart {
  return {
    id: cart.id, version: cart.version, order_items: cart.lines.map((line) => wireLine(line, shop.currency)), pricing: totalsOf(cart, shop.currency),
    promo: cart.promo === null ? null : { id: 'promo-1', code: cart.promo }, count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    item_limit: shop.itemLimit, needs_shipping: cart.needsShipping,
  }
}
