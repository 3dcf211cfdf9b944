import { GROUP_DISCOUNTS } from '../sample-prices/group-discounts.table.ts'
import { emptyAddress } from '../checkout/address.ts'
import { offeredKinds } from '../checkout/offered-kinds.ts'
import { isShippingCountry } from '../checkout/shipping-country.ts'
import type { SHIPPING_NOTICES } from '../checkout/notices.table.ts'
import { isCountry } from '../locale/locale.ts'
import { DEFAULT_COUNTRY } from '../locale/locale.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import {
  activePromo,
  countedDiscount,
  countedLines,
  discountOf,
  groupOf,
  promoCleanupOf,
  subtotalOf,
} from './cart-discount.ts'
import { DELIVERY_BY_COUNTRY, WORLD_DELIVERY } from './delivery.table.ts'
import type { DeliveryRow } from './delivery.table.ts'
import { termsOf } from './merchandise.ts'
import { RATES } from './prices.table.ts'
import { inCurrency, raw } from './prices.ts'
import type { TestCart, TestShop, WireCart } from './test-shop.ts'
import { wireLine } from './wire-line.ts'

/** The worth of what is shipped after the discount, which counts for free delivery. */
function shippedWorthOf(cart: TestCart, currency: Currency): number {
  const shipped = cart.lines.filter(({ merchandise }) => termsOf(merchandise).ships)
  return subtotalOf(shipped, currency) - discountOf(cart, currency, shipped)
}

/** True when something of a cart is shipped; a cart without lines may still get such a line. */
export const needsShipping = ({ lines, needsShipping: isShop }: TestCart): boolean =>
  isShop && (lines.length === 0 || lines.some(({ merchandise }) => termsOf(merchandise).ships))

/** True when all that is shipped of a cart is sent without a charge. */
const shipsFree = ({ lines }: TestCart): boolean =>
  lines
    .map(({ merchandise }) => termsOf(merchandise))
    .every(({ ships, shipsFree: isFree }) => isFree || !ships)

/** True when every line of a cart can come by rush or guaranteed delivery. */
const allowsRush = ({ lines }: TestCart): boolean =>
  lines.every(({ merchandise }) => termsOf(merchandise).allowsRush)

/** The notices about the delivery of a cart. */
export function deliveryNoticesOf(cart: TestCart): (typeof SHIPPING_NOTICES)[number][] {
  if (allowsRush(cart) || !wholeAddress(cart)) return []
  const delivered = deliveryTo(countryOf(cart))
  const isReduced = offeredKinds(delivered, false).length < delivered.length
  return isReduced ? ['home_decor_not_eligible'] : []
}

/**
 * The address that an order goes to; one that was given when nothing was shipped is none. A member
 * to whom nothing is shipped has nothing to type: the account names who and where.
 */
export function wholeAddress(cart: TestCart): TestCart['address'] {
  const ships = needsShipping(cart)
  if (cart.address && (cart.address.line1 !== '' || !ships)) return cart.address
  return ships || cart.owner.account === null ? null : emptyAddress(cart.preferences.country)
}

interface TaxTerms {
  readonly rate: number
  readonly included: boolean
  /** True when delivery is taxed, too. */
  readonly onShipping: boolean
}

/** How the sample shop taxes an order to a country. */
export function taxOf(country: string): TaxTerms {
  if (country === 'US') return { rate: 0.0725, included: false, onShipping: false }
  return country === 'CA'
    ? { rate: 0.13, included: false, onShipping: true }
    : { rate: 0.2, included: true, onShipping: true }
}

/** Whether the prices of a country contain its tax; an unknown country is the usual one. */
export const containsTax = (country: string | undefined): boolean =>
  taxOf(isCountry(country) ? country : DEFAULT_COUNTRY).included

/** The deliveries to a country; none to one that the shop does not ship to. */
export const deliveryTo = (country: string): readonly DeliveryRow[] =>
  isShippingCountry(country) ? (DELIVERY_BY_COUNTRY[country] ?? WORLD_DELIVERY) : []

/** The country that an order goes to: its address's, or its user's while there is none. */
const countryOf = (cart: TestCart): string =>
  wholeAddress(cart)?.country ?? cart.preferences.country

/** Order value from which some delivery is free, in the minor unit; null where none ever is. */
function freeFromMinor(cart: TestCart, currency: Currency): number | null {
  const rows = deliveryTo(countryOf(cart))
  const amounts = rows.flatMap(({ freeFromCents }) => freeFromCents ?? [])
  return amounts.length > 0 ? inCurrency(Math.min(...amounts), currency) : null
}

/** One delivery option with its price in the minor unit of a currency. */
export interface PricedDelivery {
  readonly kind: DeliveryRow['kind']
  readonly minor: number
  readonly days: readonly [number, number]
}

/** The delivery options of a cart; none before the address is known. */
export function deliveryOptionsOf(cart: TestCart, currency: Currency): PricedDelivery[] {
  return wholeAddress(cart) ? deliveriesOf(cart, currency) : []
}

function deliveriesOf(cart: TestCart, currency: Currency): PricedDelivery[] {
  if (!needsShipping(cart)) return []
  const isFree = shipsFree(cart)
  const worth = shippedWorthOf(cart, currency)
  const rows = offeredKinds(deliveryTo(countryOf(cart)), allowsRush(cart))
  return rows.map(({ kind, cents, days, freeFromCents }) => {
    const free =
      (isFree && kind === 'standard') ||
      (freeFromCents !== null && worth >= inCurrency(freeFromCents, currency))
    return { kind, days, minor: free ? 0 : inCurrency(cents, currency) }
  })
}

/** The chosen delivery option, if it is still offered. */
export const chosenDelivery = (cart: TestCart, currency: Currency): PricedDelivery | null =>
  deliveryOptionsOf(cart, currency).find(({ kind }) => kind === cart.deliveryId) ?? null

function totalsOf(
  cart: TestCart,
  currency: Currency,
  shipping = chosenDelivery(cart, currency)?.minor ?? null,
) {
  const subtotal = subtotalOf(cart.lines, currency)
  const discount = discountOf(cart, currency)
  const placeTerms = taxOf(countryOf(cart))
  const terms = wholeAddress(cart) || placeTerms.included ? placeTerms : null
  const taxed =
    subtotalOf(countedLines(cart.lines), currency) -
    discount +
    (terms?.onShipping ? (shipping ?? 0) : 0)
  const tax = terms && taxIn(taxed, terms)
  const added = terms?.included === false ? (tax ?? 0) : 0
  const total = subtotal - discount + (shipping ?? 0) + added
  return { subtotal, discount, shipping, tax, total, taxIncluded: terms?.included ?? false }
}

const taxIn = (amount: number, { rate, included }: TaxTerms): number =>
  included ? amount - Math.round(amount / (1 + rate)) : Math.round(amount * rate)

/** The total of a cart in the minor unit of its user's currency. */
export const totalMinorOf = (cart: TestCart): number =>
  totalsOf(cart, cart.preferences.currency).total

/** The price of a cart on the wire, with the delivery that is chosen or with another one. */
export function wirePricing(
  cart: TestCart,
  currency: Currency,
  chosen?: number,
): WireCart['pricing'] {
  const { subtotal, discount, shipping, tax, total, taxIncluded } = totalsOf(cart, currency, chosen)
  const freeFrom = needsShipping(cart) ? freeFromMinor(cart, currency) : null
  const [cheapest] = shipping === null ? deliveriesOf(cart, currency) : []
  return {
    raw_subtotal: raw(subtotal),
    raw_discount: raw(discount),
    discount_group: discount > 0 ? countedDiscount(cart).group : null,
    raw_shipping: shipping === null ? null : raw(shipping),
    raw_shipping_from: cheapest ? raw(cheapest.minor) : null,
    raw_tax: tax === null ? null : raw(tax),
    raw_total: raw(total),
    raw_total_usd: raw(total / RATES[currency]),
    raw_subtotal_without_shipping: raw(subtotal - discount),
    currency,
    tax_included: taxIncluded,
    raw_free_shipping_from: freeFrom === null ? null : raw(freeFrom),
    raw_shipped_worth: raw(shippedWorthOf(cart, currency)),
  }
}

/**
 * A cart as the gateway answers it, in its user's currency and country unless others are asked for.
 * Its address counts where it is in that country, so that a page and its cart promise one delivery.
 */
export function wireCart(
  { itemLimit }: Pick<TestShop, 'itemLimit'>,
  asked: TestCart,
  currency: Currency = asked.preferences.currency,
  country: string = asked.preferences.country,
): WireCart {
  const whole = wholeAddress(asked)
  const address = whole?.country === country ? whole : null
  const cart = { ...asked, address, preferences: { ...asked.preferences, country } }
  const promo = activePromo(cart)
  const group = groupOf(cart)
  return {
    id: cart.id,
    version: cart.version,
    order_items: cart.lines.map((line) => wireLine(line, currency, promoCleanupOf(cart))),
    removed_items: cart.removed.map((line) => wireLine(line, currency)),
    pricing: wirePricing(cart, currency),
    promo: promo && { id: promo.code, code: promo.code },
    group_discount: group && { group, percent_off: GROUP_DISCOUNTS[group] },
    offers_groups: true,
    count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    item_limit: itemLimit,
    needs_shipping: needsShipping(cart),
    is_being_paid: cart.state === 'paying',
  }
}
