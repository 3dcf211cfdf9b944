import * as v from 'valibot'
import { currency, money } from '../contract/wire.ts'
import type { ShopperGroup } from '../discount/discount-groups.table.ts'

/** A shopper's group; a cart is not held up by one of a later version. */
export const shopperGroup = v.string() as v.GenericSchema<ShopperGroup>

const totals = {
  raw_subtotal: v.number(),
  raw_discount: v.number(),
  /** The shopper's group, whose discount it is; null for a promo code's and for none. */
  discount_group: v.optional(v.nullable(shopperGroup), null),
  raw_shipping: v.nullable(v.number()),
  /** The price of the cheapest delivery while none is chosen; an estimate before the address. */
  raw_shipping_from: v.optional(v.nullable(v.number()), null),
  raw_tax: v.nullable(v.number()),
  raw_total: v.number(),
  raw_total_usd: v.number(),
  raw_subtotal_without_shipping: v.number(),
  currency,
  /**
   * True when the prices contain the tax (VAT), false when the tax is added to them (US sales tax).
   */
  tax_included: v.boolean(),
  /** Subtotal from which delivery is free; null where delivery is never free. */
  raw_free_shipping_from: v.nullable(v.number()),
  /** Worth of what is shipped after the discount; the whole subtotal counts where it is missing. */
  raw_shipped_worth: v.optional(v.nullable(v.number()), null),
}

/**
 * The price of an order, part by part. Shipping is null until it is chosen, and tax that is added
 * until the address is known.
 */
export const orderPricing = v.pipe(
  v.object(totals),
  v.transform((wire) => {
    const amount = (raw: number) => money(raw, wire.currency)
    const maybe = (raw: number | null) => (raw === null ? null : amount(raw))
    return {
      subtotal: amount(wire.raw_subtotal),
      discount: amount(wire.raw_discount),
      /** The shopper's group, whose discount it is; null for a promo code's and for none. */
      discountGroup: wire.discount_group,
      shipping: maybe(wire.raw_shipping),
      /** The price of the cheapest delivery until one is chosen; an estimate before the address. */
      shippingFrom: maybe(wire.raw_shipping_from),
      tax: maybe(wire.raw_tax),
      total: amount(wire.raw_total),
      taxIncluded: wire.tax_included,
      freeShippingFrom: maybe(wire.raw_free_shipping_from),
      /** Worth of what is shipped after the discount; null where the gateway does not say. */
      shippedWorth: maybe(wire.raw_shipped_worth),
      currency: wire.currency,
    }
  }),
)
/** The costs of an order, part by part. A part that is not known yet is null. */
export type OrderPricing = v.InferOutput<typeof orderPricing>
