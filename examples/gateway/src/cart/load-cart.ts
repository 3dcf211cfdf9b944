import { isCurrency } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow, PromoRow } from '../db/schema/cart.ts'
import { exchangeRates } from '../db/schema/catalogue.ts'
import { checkouts } from '../db/schema/checkout.ts'
import { users } from '../db/schema/session.ts'
import { deliveryOptions, freeDeliveryFrom } from '../delivery/delivery.ts'
import { httpError } from '../http/http-error.ts'
import { countingPromo } from '../promo/counting-promo.ts'
import { currentTax } from '../tax/tax.ts'
import type { TaxTerms } from '../tax/tax.ts'
import { loadLines } from './load-lines.ts'
import type { CartLine } from './load-lines.ts'
import { merchandiseUsdOf, priceOrder } from './pricing.ts'
import type { PricedOrder, PriceTerms } from './pricing.ts'

/** The place that an order is priced for until there is an address. */
interface Region {
  readonly country: string
  readonly currency: Currency
}

/** The merchandise of a cart, priced before delivery and tax. */
export interface LoadedMerchandise {
  readonly row: CartRow
  /** The country of its user's preferences. */
  readonly country: string
  readonly lines: readonly CartLine[]
  /** Removed lines that can come back; they count for nothing. */
  readonly removed: readonly CartLine[]
  /** The promo that counts now; one that has ended or does not qualify any more is left out. */
  readonly promo: PromoRow | null
  /** The merchandise that counts in US cents, before the promo. */
  readonly merchandiseUsdMinor: number
  /** The same after the promo, in the order's currency. */
  readonly merchandiseMinor: number
  /** Units of the order's currency for one US dollar. */
  readonly rate: number
  readonly itemLimit: number
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

/** Reads a cart's lines and prices them by today's list, rates and promo. */
export async function loadMerchandise(
  db: Queryable,
  row: CartRow,
  { country, currency }: Region,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<LoadedMerchandise> {
  const { lines, removed } = await loadLines(db, row.id, deps.now())
  const [rateRow] = await db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.currency, currency))
  const rate = rateRow?.rate ?? 1
  const place = await destinationOf(db, row)
  const toPrice = lines.map(({ item, unitUsdMinor, unitsPerPiece, cleanup }) => ({
    unitUsdMinor,
    unitsPerPiece,
    quantity: item.quantity,
    counts: cleanup === null,
  }))
  const merchandiseUsdMinor = merchandiseUsdOf(toPrice)
  const promo = await countingPromo(db, row.promoCode, merchandiseUsdMinor, deps.now())
  const priced: PriceTerms = {
    currency,
    rate,
    lines: toPrice,
    percentOff: promo?.percentOff ?? null,
    shippingMinor: null,
    tax: null,
    freeShippingFromUsdMinor: place ? freeDeliveryFrom(place) : null,
    leastShippingMinor: null,
  }
  const merchandiseMinor = priceOrder(priced).totalMinor
  const [cheapest] = place ? deliveryOptions(place, { merchandiseMinor, rate }, deps.now()) : []
  const terms = { ...priced, leastShippingMinor: cheapest?.priceMinor ?? null }
  const placeTax = place ? await currentTax(db, place) : null
  const tax = place?.isAddress || placeTax?.included ? placeTax : null
  const { orderItemLimit: itemLimit } = deps.config
  const merchandise = { promo, merchandiseUsdMinor, merchandiseMinor, rate }
  return { row, country, lines, removed, ...merchandise, itemLimit, terms, tax }
}

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
  region: Region,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<LoadedCart> {
  return priceCart(await loadMerchandise(db, row, region, deps), null)
}

/** The country of a user's preferences, and the currency that their orders are in. */
export async function regionOf(db: Queryable, userId: string): Promise<Region> {
  const [row] = await db
    .select({ country: users.country, currency: users.currency })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw httpError('EXPIRED_SESSION', { status: 401 })
  return { country: row.country, currency: isCurrency(row.currency) ? row.currency : 'USD' }
}

/** The destination of an order: its address, or its user's country while there is none. */
async function destinationOf(
  db: Queryable,
  { id, userId }: CartRow,
): Promise<{ country: string; state: string; isAddress: boolean } | undefined> {
  const [checkout] = await db
    .select({ address: checkouts.shippingAddress })
    .from(checkouts)
    .where(eq(checkouts.cartId, id))
  if (checkout?.address) return { ...checkout.address, isAddress: true }
  const [user] = await db.select({ country: users.country }).from(users).where(eq(users.id, userId))
  return user && { country: user.country, state: '', isAddress: false }
}
