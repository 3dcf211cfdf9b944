import type { getCart } from '@selvage/core/cart'
import type { CallReply } from '@selvage/core/contract'
import type { Currency } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { canShipFree } from '../delivery/delivery.ts'
import type { Queryable } from '../db/database.ts'
import { promos } from '../db/schema/cart.ts'
import type { CartRow, PromoRow } from '../db/schema/cart.ts'
import { exchangeRates, settings } from '../db/schema/catalogue.ts'
import { checkouts } from '../db/schema/checkout.ts'
import { users } from '../db/schema/session.ts'
import { loadLines } from './load-lines.ts'
import type { CartLine } from './load-lines.ts'
import { merchandiseUsdOf, priceOrder } from './pricing.ts'
import type { PricedOrder, TaxTerms } from './pricing.ts'
import { toWireItem } from './wire-item.ts'

/** A cart as it goes on the wire. */
export type WireCart = NonNullable<CallReply<typeof getCart>['order']>

/** A cart with everything that its price depends on, read in one go. */
export interface LoadedCart {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  /** The promo that counts now; one that has ended or does not qualify any more is left out. */
  readonly promo: PromoRow | null
  readonly priced: PricedOrder
  /** The merchandise that counts in US cents, before the promo. */
  readonly merchandiseUsdMinor: number
  readonly itemLimit: number
}

/** Terms that come from outside the tables of the cart. */
export interface LoadTerms {
  readonly currency: Currency
  /**
   * Returns the price of the chosen delivery option, or null when none is chosen; it gets the worth
   * of the merchandise, because delivery can become free.
   */
  readonly shipping?: (merchandise: {
    readonly merchandiseMinor: number
    readonly freeFromMinor: number | null
    readonly rate: number
  }) => number | null
  readonly tax?: TaxTerms | null
}

/** Reads a cart's lines and prices them by today's list, rates and promo. */
export async function loadCart(
  db: Queryable,
  row: CartRow,
  terms: LoadTerms,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<LoadedCart> {
  const lines = await loadLines(db, row.id)
  const [rateRow] = await db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.currency, terms.currency))
  const freeShippingFromUsdMinor = await readFreeShipping(db, row)
  const rate = rateRow?.rate ?? 1
  const toPrice = lines.map(({ item, unitUsdMinor, unitsPerPiece, cleanup }) => ({
    unitUsdMinor,
    unitsPerPiece,
    quantity: item.quantity,
    counts: cleanup === null,
  }))
  const base = {
    currency: terms.currency,
    rate,
    lines: toPrice,
    freeShippingFromUsdMinor,
    tax: terms.tax ?? null,
  }
  const merchandiseUsdMinor = merchandiseUsdOf(toPrice)
  const promo = await countingPromo(db, row.promoCode, merchandiseUsdMinor, deps.now())
  const merchandise = priceOrder({
    ...base,
    percentOff: promo?.percentOff ?? null,
    shippingMinor: null,
    tax: null,
  })
  const shippingMinor =
    terms.shipping?.({
      merchandiseMinor: merchandise.totalMinor,
      freeFromMinor: merchandise.freeShippingFromMinor,
      rate,
    }) ?? null
  const priced = priceOrder({ ...base, percentOff: promo?.percentOff ?? null, shippingMinor })
  return { row, lines, promo, priced, merchandiseUsdMinor, itemLimit: deps.config.orderItemLimit }
}

/** The worth from which delivery is free; null where delivery to the destination never is. */
async function readFreeShipping(db: Queryable, cart: CartRow): Promise<number | null> {
  const place = await destinationOf(db, cart)
  if (!place || !canShipFree(place)) return null
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, 'free_shipping_from_usd_minor'))
  return typeof row?.value === 'number' ? row.value : null
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

async function countingPromo(
  db: Queryable,
  code: string | null,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<PromoRow | null> {
  if (code === null) return null
  const [row] = await db.select().from(promos).where(eq(promos.code, code))
  return row && promoError(row, merchandiseUsdMinor, now) === null ? row : null
}

/** Why a promo cannot be used, or null when it can. */
export function promoError(
  promo: PromoRow,
  merchandiseUsdMinor: number,
  now: Date,
): 'PROMO_CODE_INVALID' | 'PROMO_ORDER_DOES_NOT_QUALIFY' | null {
  const over = (promo.endsAt !== null && promo.endsAt <= now) || promo.startsAt > now
  const usedUp = promo.usageLimit !== null && promo.usedCount >= promo.usageLimit
  if (over || usedUp) return 'PROMO_CODE_INVALID'
  return merchandiseUsdMinor < promo.minSubtotalUsdMinor ? 'PROMO_ORDER_DOES_NOT_QUALIFY' : null
}

/** A loaded cart in the contract's words. */
export function toWireCart(cart: LoadedCart): WireCart {
  const { priced, row } = cart
  const merchandise = priced.subtotalMinor - priced.discountMinor
  const amount = (minor: number): number => minor / 100
  const maybe = (minor: number | null): number | null => (minor === null ? null : amount(minor))
  return {
    id: row.id,
    version: row.version,
    order_items: cart.lines.map((line, at) => toWireItem(line, priced, at)),
    pricing: {
      raw_subtotal: amount(priced.subtotalMinor),
      raw_discount: amount(priced.discountMinor),
      raw_shipping: maybe(priced.shippingMinor),
      raw_tax: maybe(priced.taxMinor),
      raw_total: amount(priced.totalMinor),
      raw_total_usd: amount(priced.totalUsdMinor),
      raw_subtotal_without_shipping: amount(merchandise),
      currency: priced.currency,
      tax_included: priced.taxIncluded,
      raw_free_shipping_from: maybe(priced.freeShippingFromMinor),
    },
    promo: cart.promo && { id: cart.promo.code, code: cart.promo.code },
    count: cart.lines.reduce((sum, line) => sum + line.item.quantity, 0),
    item_limit: cart.itemLimit,
    needs_shipping: true,
  }
}
