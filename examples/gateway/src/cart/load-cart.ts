import type { PagePlace } from '@selvage/core/contract'
import { isCurrency } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { checkouts } from '../db/schema/checkout.ts'
import { users } from '../db/schema/session.ts'
import { deliveryOptions, freeDeliveryFrom } from '../delivery/delivery.ts'
import { httpError } from '../http/http-error.ts'
import { rateOf, readRates } from '../prices/listed-prices.ts'
import { countingDiscount } from '../promo/counting-discount.ts'
import type { JudgedDiscounts } from '../promo/counting-discount.ts'
import { currentTax } from '../tax/tax.ts'
import type { TaxTerms } from '../tax/tax.ts'
import { loadLines } from './load-cart-lines.ts'
import type { CartLine } from './load-lines.ts'
import { merchandiseUsdOf, priceOrder } from './pricing.ts'
import type { PricedOrder, PriceTerms } from './pricing.ts'
import { termsOfRow } from './terms-of-row.ts'
import { wholeAddress } from './whole-address.ts'

/** Where a cart is priced for: the country that its page shows, else its user's. */
type CartPlace = PagePlace & {
  readonly currency: Currency
  /** The checkout prices what goes to its address, whatever country a page shows. */
  readonly isCheckout?: boolean
  /** True for a member, whose account says where an order is paid of which nothing is shipped. */
  readonly isMember?: boolean
}

/** The merchandise of a cart, priced before delivery and tax. */
export interface LoadedMerchandise extends JudgedDiscounts {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  /** Removed lines that can come back; they count for nothing. */
  readonly removed: readonly CartLine[]
  /** The merchandise that counts in US cents, before any discount. */
  readonly merchandiseUsdMinor: number
  /** The worth of what is shipped after the discount, in the order's currency. */
  readonly shippedMinor: number
  /** Units of the order's currency for one US dollar. */
  readonly rate: number
  readonly itemLimit: number
  /** True where the shop verifies who belongs to a discount group. */
  readonly offersGroups: boolean
  /** False for an order of which nothing is shipped. */
  readonly needsShipping: boolean
  /** True when all that is shipped is sent without a charge. */
  readonly shipsFree: boolean
  /** False with a line of home decor, which neither rush nor guaranteed delivery brings. */
  readonly allowsRush: boolean
  /** The locale that its lines are written in. */
  readonly locale: string
  /** The terms that it was priced by. */
  readonly terms: PriceTerms
  /**
   * The tax of the place that it goes to. Null before the address is known, unless the prices of
   * the user's country contain it.
   */
  readonly tax: TaxTerms | null
}

/** A cart with everything that its price depends on, read in one go. */
export interface LoadedCart extends Omit<LoadedMerchandise, 'terms' | 'tax'> {
  readonly priced: PricedOrder
}

/**
 * Reads a cart's lines and prices them by today's list, rates and promo. A cart is priced for the
 * country that its page shows, so that both promise one delivery; its address counts where it is in
 * that country, and always in the checkout.
 */
export async function loadMerchandise(
  db: Queryable,
  row: CartRow,
  { currency, country, isCheckout = false, isMember = false }: CartPlace,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
): Promise<LoadedMerchandise> {
  const { lines, removed } = await loadLines(db, row.id, deps.now())
  const rate = rateOf(await readRates(db), currency)
  const toPrice = lines.map(({ item, unitUsdMinor, unitsPerPiece, cleanup }) => {
    const { credit, ships } = termsOfRow(item)
    const { quantity } = item
    return { unitUsdMinor, unitsPerPiece, quantity, counts: cleanup === null, credit, ships }
  })
  const needsShipping = shipsAnything(lines)
  const place = await destinationOf(db, row, { country, isCheckout, needsShipping })
  const merchandiseUsdMinor = merchandiseUsdOf(toPrice)
  const judged = await countingDiscount(db, row, merchandiseUsdMinor, deps.now())
  const { promo, groupDiscount } = judged
  const priced: PriceTerms = {
    currency,
    rate,
    lines: toPrice,
    percentOff: promo?.percentOff ?? groupDiscount?.percentOff ?? null,
    discountGroup: promo ? null : (groupDiscount?.group ?? null),
    shippingMinor: null,
    tax: null,
    freeShippingFromUsdMinor: place && needsShipping ? freeDeliveryFrom(place) : null,
    leastShippingMinor: null,
  }
  const { shippedMinor } = priceOrder(priced)
  const shipping = {
    needsShipping,
    shipsFree: shipsFree(lines),
    allowsRush: lines.every(({ item }) => termsOfRow(item).allowsRush),
  }
  const worth = { shippedMinor, rate, ...shipping }
  const [cheapest] = place ? deliveryOptions(place, worth, deps.now()) : []
  const terms = { ...priced, leastShippingMinor: cheapest?.priceMinor ?? null }
  const placeTax = place ? await currentTax(db, place) : null
  const isPlaced = place?.isAddress || (isMember && !needsShipping)
  const tax = isPlaced || placeTax?.included ? placeTax : null
  const { orderItemLimit: itemLimit, identityUrl } = deps.config
  const offersGroups = identityUrl !== null
  const merchandise = { ...shipping, ...judged, merchandiseUsdMinor, shippedMinor, rate }
  const shop = { itemLimit, offersGroups, locale: deps.locale }
  return { row, lines, removed, ...merchandise, ...shop, terms, tax }
}

/** True when something is shipped; a cart without lines may still get such a line. */
const shipsAnything = (lines: readonly CartLine[]): boolean =>
  lines.length === 0 || lines.some(({ item }) => termsOfRow(item).ships)

const shipsFree = (lines: readonly CartLine[]): boolean =>
  lines.map(({ item }) => termsOfRow(item)).every((terms) => terms.shipsFree || !terms.ships)

/** Prices a cart with its delivery and tax. */
export function priceCart(
  { terms, tax, ...merchandise }: LoadedMerchandise,
  shippingMinor: number | null,
): LoadedCart {
  return { ...merchandise, priced: priceOrder({ ...terms, tax, shippingMinor }) }
}

/** Reads and prices a cart without delivery. */
export async function loadCart(
  db: Queryable,
  row: CartRow,
  place: CartPlace,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
): Promise<LoadedCart> {
  return priceCart(await loadMerchandise(db, row, place, deps), null)
}

/** The currency that a user's orders are in. */
export async function currencyOfUser(db: Queryable, userId: string): Promise<Currency> {
  const [row] = await db
    .select({ currency: users.currency })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw httpError('EXPIRED_SESSION')
  return isCurrency(row.currency) ? row.currency : 'USD'
}

/** The measures that a user is shown; an order is frozen with them. */
export async function measurementOfUser(db: Queryable, userId: string): Promise<MeasurementSystem> {
  const [row] = await db
    .select({ measurement: users.measurementSystem })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw httpError('EXPIRED_SESSION')
  return row.measurement
}

/** The destination of an order: its address, or a country where none counts. */
async function destinationOf(
  db: Queryable,
  { id, userId }: CartRow,
  {
    country,
    isCheckout,
    ...shipping
  }: Pick<CartPlace, 'country' | 'isCheckout'> & Pick<LoadedMerchandise, 'needsShipping'>,
): Promise<{ country: string; state: string; isAddress: boolean } | undefined> {
  const [stored] = await db
    .select({ address: checkouts.shippingAddress, country: users.country })
    .from(users)
    .leftJoin(checkouts, eq(checkouts.cartId, id))
    .where(eq(users.id, userId))
  const address = wholeAddress(stored?.address, shipping)
  if (address && isCheckout) return { ...address, isAddress: true }
  const shown = country ?? stored?.country
  if (address && address.country === shown) return { ...address, isAddress: true }
  return shown === undefined ? undefined : { country: shown, state: '', isAddress: false }
}
