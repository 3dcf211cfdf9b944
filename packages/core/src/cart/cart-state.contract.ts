import * as v from 'valibot'
import { publicId } from '../contract/wire.ts'
import { orderItem } from './order-item.contract.ts'
import { orderPricing, shopperGroup } from './order-pricing.contract.ts'

const promo = v.nullable(v.object({ id: v.string(), code: v.string() }))
const groupDiscount = v.nullable(v.object({ group: shopperGroup, percent_off: v.number() }))

/** The pending cart. `version` grows by one with every write and goes back in `If-Match`. */
export const cart = v.pipe(
  v.object({
    id: publicId,
    version: v.number(),
    order_items: v.array(orderItem),
    removed_items: v.optional(v.array(orderItem), []),
    pricing: orderPricing,
    /** A code that is valid for the cart; `pricing.discount_group` outdoes it. */
    promo,
    group_discount: v.optional(groupDiscount, null),
    offers_groups: v.optional(v.boolean(), false),
    count: v.number(),
    item_limit: v.number(),
    needs_shipping: v.boolean(),
    is_being_paid: v.optional(v.boolean(), false),
  }),
  v.transform(
    ({ order_items, removed_items, item_limit, needs_shipping, is_being_paid, ...wire }) => {
      const { group_discount: discount, offers_groups: offersGroups, ...same } = wire
      return {
        ...same,
        /**
         * The discount of the group that the shopper has proved to belong to;
         * `pricing.discountGroup` says whether it counts, or the promo code, which is larger then.
         */
        groupDiscount: discount && { group: discount.group, percentOff: discount.percent_off },
        /** True where the shop has discounts for groups that a shopper can prove to belong to. */
        offersGroups,
        items: order_items,
        /** Lines that were removed a short while ago and can come back, the last one at the end. */
        removed: removed_items,
        itemLimit: item_limit,
        needsShipping: needs_shipping,
        /** True while a payment of it is open: every change is rejected until that has ended. */
        isBeingPaid: is_being_paid,
      }
    },
  ),
)
/**
 * A cart that is not ordered yet: its lines, prices and promo code. `version` grows with each
 * change.
 */
export type Cart = v.InferOutput<typeof cart>

/** Answer of every call that adds a line to the cart. */
export const addedAnswer = v.pipe(
  v.object({ addToCart: v.object({ order_id: publicId, order_item_id: publicId, cart }) }),
  v.transform(({ addToCart: wire }) => ({
    orderId: wire.order_id,
    itemId: wire.order_item_id,
    cart: wire.cart,
  })),
)

/** Answer of every call that changes the cart. */
export const changedAnswer = v.pipe(
  v.object({ order: cart }),
  v.transform((wire) => wire.order),
)
