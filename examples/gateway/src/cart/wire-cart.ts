import type { getCart } from '@selvage/core/cart'
import type { CallReply, PagePlace } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { currencyOfUser, loadCart } from './load-cart.ts'
import type { LoadedCart } from './load-cart.ts'
import type { CartLine } from './load-lines.ts'
import { priceLine } from './pricing.ts'
import type { PricedOrder } from './pricing.ts'
import { termsOfRow } from './terms-of-row.ts'
import { toWireItem } from './wire-item.ts'

/** A cart as it goes on the wire. */
export type WireCart = NonNullable<CallReply<typeof getCart>['order']>

/** A cart on the wire, in its user's currency and country or others to look at. */
export async function wireCart(
  db: Queryable,
  row: CartRow,
  deps: Pick<Deps, 'config' | 'now' | 'locale'>,
  place: PagePlace = {},
): Promise<WireCart> {
  const currency = place.currency ?? (await currencyOfUser(db, row.userId))
  return toWireCart(await loadCart(db, row, { ...place, currency }, deps))
}

/** A loaded cart in the contract's words. */
export function toWireCart(cart: LoadedCart): WireCart {
  const { priced, row, groupDiscount } = cart
  const promo = cart.promo ?? cart.outdonePromo
  return {
    id: row.id,
    version: row.version,
    order_items: wireLines(cart.lines, cart),
    removed_items: row.state === 'open' ? wireLines(cart.removed, cart) : [],
    pricing: toWirePricing(priced),
    promo: promo && { id: promo.code, code: promo.code },
    group_discount: groupDiscount && {
      group: groupDiscount.group,
      percent_off: groupDiscount.percentOff,
    },
    offers_groups: cart.offersGroups,
    count: cart.lines.reduce((sum, line) => sum + line.item.quantity, 0),
    item_limit: cart.itemLimit,
    needs_shipping: cart.needsShipping,
    is_being_paid: row.state === 'paying',
  }
}

const amount = (minor: number): number => minor / 100
const maybe = (minor: number | null): number | null => (minor === null ? null : amount(minor))

/** An order's price on the wire. */
export function toWirePricing(priced: PricedOrder): WireCart['pricing'] {
  return {
    raw_subtotal: amount(priced.subtotalMinor),
    raw_discount: amount(priced.discountMinor),
    discount_group: priced.discountGroup,
    raw_shipping: maybe(priced.shippingMinor),
    raw_shipping_from: maybe(priced.leastShippingMinor),
    raw_tax: maybe(priced.taxMinor),
    raw_total: amount(priced.totalMinor),
    raw_total_usd: amount(priced.totalUsdMinor),
    raw_subtotal_without_shipping: amount(priced.subtotalMinor - priced.discountMinor),
    currency: priced.currency,
    tax_included: priced.taxIncluded,
    raw_free_shipping_from: maybe(priced.freeShippingFromMinor),
    raw_shipped_worth: amount(priced.shippedMinor),
  }
}

function wireLines(lines: readonly CartLine[], { priced, locale, promoCleanup }: LoadedCart) {
  const { currency, rate } = priced
  return lines.map((line) => {
    const { quantity } = line.item
    const wire = toWireItem(line, priceLine({ ...line, quantity }, rate), { currency, locale })
    // Neither a removed line nor one that is worth money itself had the promo.
    const hasPromo = line.item.removedAt === null && !termsOfRow(line.item).credit
    return { ...wire, cleanup: wire.cleanup ?? (hasPromo ? promoCleanup : null) }
  })
}
