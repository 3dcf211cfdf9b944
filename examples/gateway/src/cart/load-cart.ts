import { isCurrency } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow, PromoRow } from '../db/schema/cart.ts'
import { exchangeRates } from '../db/schema/catalogue.ts'
import { checkouts } from '../db/schema/checkout.ts'
import { users } from '../db/schema/session.ts'
import { freeDeliveryFrom } from '../delivery/delivery.ts'
import { httpError } from '../http/http-error.ts'
import { countingPromo } from '../promo/counting-promo.ts'
import { loadLines } from './load-lines.ts'
import type { CartLine } from './load-lines.ts'
import { merchandiseUsdOf, priceOrder } from './pricing.ts'
import type { PricedOrder, PriceTerms, TaxTerms } from './pricing.ts'

/** The merchandise of a cart, priced before delivery and tax. */
export interface LoadedMerchandise {
  readonly row: CartRow
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
}

/** A cart with everything that its price depends on, read in one go. */
export interface LoadedCart extends Omit<LoadedMerchandise, 'terms'> {
  readonly priced: PricedOrder
}

/** Reads a cart's lines and prices them by today's list, rates and promo. */
export async function loadMerchandise(
  db: Queryable,
  row: CartRow,
  currency: Currency,
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
  const terms: PriceTerms = {
    currency,
    rate,
    lines: toPrice,
    percentOff: promo?.percentOff ?? null,
    shippingMinor: null,
    tax: null,
    freeShippingFromUsdMinor: place ? freeDeliveryFrom(place) : null,
  }
  const merchandiseMinor = priceOrder(terms).totalMinor
  const { orderItemLimit: itemLimit } = deps.config
  const merchandise = { promo, merchandiseUsdMinor, merchandiseMinor, rate }
  return { row, lines, removed, ...merchandise, itemLimit, terms }
}

/** Prices a cart with its delivery and tax. */
export function priceCart(
  { terms, ...merchandise }: LoadedMerchandise,
  more: { readonly shippingMinor: number | null; readonly tax: TaxTerms | null },
): LoadedCart {
  return { ...merchandise, priced: priceOrder({ ...terms, ...more }) }
}

/** Reads and prices a cart without delivery and tax. */
export async function loadCart(
  db: Queryable,
  row: CartRow,
  currency: Currency,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<LoadedCart> {
  const merchandise = await loadMerchandise(db, row, currency, deps)
  return priceCart(merchandise, { shippingMinor: null, tax: null })
}

/** The currency that a user's orders are in. */
export async function currencyOf(db: Queryable, userId: string): Promise<Currency> {
  const [row] = await db
    .select({ currency: users.currency })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw httpError('EXPIRED_SESSION', { status: 401 })
  return isCurrency(row.currency) ? row.currency : 'USD'
}

/** The destination of an order: its address, or its user's country while there is none. */
async function destinationOf(
  db: Queryable,
  { id, userId }: CartRow,
): Promise<{ country: string; state: string } | undefined> {
  const [checkout] = await db
    .select({ address: checkouts.shippingAddress })
    .from(checkouts)
    .where(eq(checkouts.cartId, id))
  if (checkout?.address) return checkout.address
  const [user] = await db.select({ country: users.country }).from(users).where(eq(users.id, userId))
  return user && { country: user.country, state: '' }
}
