import type { getCart } from '@selvage/core/cart'
import type { CallReply } from '@selvage/core/contract'
import type { FabricCode, FabricSize } from '@selvage/core/fabric'
import type { RepeatType } from '@selvage/core/design'
import type { Currency } from '@selvage/core/locale'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, promos } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow, PromoRow } from '../db/schema/cart.ts'
import { designers, designs, exchangeRates, fabricPrices, fabrics, settings } from '../db/schema/catalogue.ts'
import { priceOrder } from './pricing.ts'
import type { PricedOrder, TaxTerms } from './pricing.ts'

/** A cart as it goes on the wire. */
export type WireCart = NonNullable<CallReply<typeof getCart>['order']>
type WireItem = WireCart['order_items'][number]

/** One line with what its design and fabric are now. */
export interface CartLine {
  readonly item: CartItemRow
  readonly design: typeof designs.$inferSelect
  readonly designer: typeof designers.$inferSelect
  readonly unitUsdMinor: number
  /** Why the line cannot be bought now. */
  readonly cleanup: 'fabric_unavailable' | 'design_unavailable' | null
}

/** A cart with everything that its price depends on, read in one go. */
export interface LoadedCart {
  readonly row: CartRow
  readonly lines: readonly CartLine[]
  /** The promo that counts now; one that has ended or does not qualify any more is left out. */
  readonly promo: PromoRow | null
  readonly priced: PricedOrder
  readonly itemLimit: number
}

/** What the cart's own tables do not know. */
export interface LoadTerms {
  readonly currency: Currency
  /** What delivery costs once an option is chosen; asked with the goods' worth, so that it can become free. */
  readonly shipping?: (goods: { readonly goodsMinor: number, readonly freeFromMinor: number | null, readonly rate: number }) => number | null
  readonly tax?: TaxTerms | null
}

/** Reads a cart's lines and prices them by today's list, rates and promo. */
export async function loadCart(db: Queryable, row: CartRow, terms: LoadTerms, deps: Pick<Deps, 'config' | 'now'>): Promise<LoadedCart> {
  const found = await db.select({ item: cartItems, design: designs, designer: designers, unitUsdMinor: fabricPrices.usdMinor, fabricStatus: fabrics.status })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .innerJoin(designers, eq(designers.id, designs.designerId))
    .innerJoin(fabrics, eq(fabrics.code, cartItems.fabricCode))
    .innerJoin(fabricPrices, and(eq(fabricPrices.fabricCode, cartItems.fabricCode), eq(fabricPrices.size, cartItems.size)))
    .where(and(eq(cartItems.cartId, row.id), eq(cartItems.status, 'pending')))
    .orderBy(asc(cartItems.position))
  const lines = found.map(({ fabricStatus, ...line }): CartLine => ({ ...line, cleanup: cleanupOf(line.design, fabricStatus) }))
  const [rateRow] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, terms.currency))
  const freeShippingFromUsdMinor = await readFreeShipping(db)
  const rate = rateRow?.rate ?? 1
  const toPrice = lines.map((line) => ({ unitUsdMinor: line.unitUsdMinor, quantity: line.item.quantity, counts: line.cleanup === null }))
  const base = { currency: terms.currency, rate, lines: toPrice, freeShippingFromUsdMinor, tax: terms.tax ?? null }
  const goodsUsd = toPrice.reduce((sum, line) => sum + (line.counts ? line.unitUsdMinor * line.quantity : 0), 0)
  const promo = await countingPromo(db, row.promoCode, goodsUsd, deps.now())
  const goods = priceOrder({ ...base, percentOff: promo?.percentOff ?? null, shippingMinor: null, tax: null })
  const shippingMinor = terms.shipping?.({ goodsMinor: goods.totalMinor, freeFromMinor: goods.freeShippingFromMinor, rate }) ?? null
  const priced = priceOrder({ ...base, percentOff: promo?.percentOff ?? null, shippingMinor })
  return { row, lines, promo, priced, itemLimit: deps.config.orderItemLimit }
}

function cleanupOf(design: { mature: boolean, forSale: boolean }, fabricStatus: string): CartLine['cleanup'] {
  if (!design.forSale || design.mature) return 'design_unavailable'
  return fabricStatus === 'available' ? null : 'fabric_unavailable'
}

async function readFreeShipping(db: Queryable): Promise<number | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'free_shipping_from_usd_minor'))
  return typeof row?.value === 'number' ? row.value : null
}

async function countingPromo(db: Queryable, code: string | null, goodsUsdMinor: number, now: Date): Promise<PromoRow | null> {
  if (code === null) return null
  const [row] = await db.select().from(promos).where(inArray(promos.code, [code]))
  return row && promoFault(row, goodsUsdMinor, now) === null ? row : null
}

/** Why a promo cannot be used, or null when it can. */
export function promoFault(promo: PromoRow, goodsUsdMinor: number, now: Date): 'PROMO_CODE_INVALID' | 'PROMO_ORDER_DOES_NOT_QUALIFY' | null {
  const over = (promo.endsAt !== null && promo.endsAt <= now) || promo.startsAt > now
  const usedUp = promo.usageLimit !== null && promo.usedCount >= promo.usageLimit
  if (over || usedUp) return 'PROMO_CODE_INVALID'
  return goodsUsdMinor < promo.minSubtotalUsdMinor ? 'PROMO_ORDER_DOES_NOT_QUALIFY' : null
}

/** A loaded cart in the contract's words. */
export function toWireCart(cart: LoadedCart): WireCart {
  const { priced, row } = cart
  const goods = priced.subtotalMinor - priced.discountMinor
  const amount = (minor: number): number => minor / 100
  const maybe = (minor: number | null): number | null => (minor === null ? null : amount(minor))
  return {
    id: row.id,
    version: row.version,
    order_items: cart.lines.map((line, at) => toWireItem(line, priced, at)),
    pricing: {
      raw_subtotal: amount(priced.subtotalMinor), raw_discount: amount(priced.discountMinor), raw_shipping: maybe(priced.shippingMinor),
      raw_tax: maybe(priced.taxMinor), raw_total: amount(priced.totalMinor), raw_total_usd: amount(priced.totalUsdMinor),
      raw_subtotal_without_shipping: amount(goods), currency: priced.currency, tax_included: priced.taxIncluded,
      raw_free_shipping_from: maybe(priced.freeShippingFromMinor),
    },
    promo: cart.promo && { id: cart.promo.code, code: cart.promo.code },
    count: cart.lines.reduce((sum, line) => sum + line.item.quantity, 0),
    item_limit: cart.itemLimit,
    needs_shipping: true,
  }
}

function toWireItem({ item, design, designer, cleanup }: CartLine, priced: PricedOrder, at: number): WireItem {
  const { unitMinor = 0, totalMinor = 0 } = priced.lines[at] ?? {}
  return {
    id: item.id, type: 'fabric', sub_type: null, quantity: { value: item.quantity },
    fabric: { code: item.fabricCode as FabricCode, size: item.size as FabricSize, type: 'fabric' },
    design: {
      id: design.id, title: design.title, slug: design.slug, palette: design.paletteHexes, repeat: toWireRepeat(design),
      designer: { id: designer.id, name: designer.name, screen_name: designer.screenName },
    },
    merchandise: { wallpaper_item: null }, fill_a_yard: null,
    pricing: {
      raw_price: unitMinor / 100, raw_price_undiscounted: unitMinor / 100, raw_total: totalMinor / 100, currency: priced.currency,
      price_per: { unit_type: item.size },
    },
    analytics: { sku: `${item.fabricCode}-${item.size}-${design.id}`, parent_sku: `DESIGN-${design.id}` },
    quantity_editable: true, cleanup,
  }
}

/** A design's repeat in the contract's words. */
export function toWireRepeat(design: Pick<typeof designs.$inferSelect, 'repeatType' | 'repeatWidthIn' | 'repeatHeightIn' | 'periodWidthIn' | 'periodHeightIn'>) {
  return {
    type: design.repeatType as RepeatType, width: design.repeatWidthIn, height: design.repeatHeightIn,
    period_width: design.periodWidthIn, period_height: design.periodHeightIn,
  }
}
