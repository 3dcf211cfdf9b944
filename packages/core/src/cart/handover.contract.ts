import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { currency, requiredText } from '../contract/wire.ts'
import { cart } from './cart-state.contract.ts'
import { orderItem } from './order-item.contract.ts'
import { orderPricing } from './order-pricing.contract.ts'
import { CLOSED_CART } from './closed-cart.ts'

/**
 * Makes a one-time code that carries an embed's cart over to the storefront. The code is valid for
 * 5 minutes. `country` and `currency` are those that the page names which the shopper leaves. They
 * are the guest's from then on, and go with the code; what nobody names does not, nor does a
 * country that does not exist.
 */
export const createHandover = defineCall({
  name: 'cart.handover',
  method: 'POST',
  path: '/cart_handover',
  auth: 'cart',
  body: v.strictObject({ country: v.optional(v.string()), currency: v.optional(currency) }),
  answer: v.object({ code: v.string() }),
  errors: ['ORDER_CONTAINS_NO_ITEMS', ...CLOSED_CART, 'FIELD_VALUE_INVALID', 'TOO_MANY_ATTEMPTS'],
})

/**
 * Shows what a hand-over code brings, and leaves the code and all carts as they are. `origin` is
 * that of the page that made the code, null where the gateway knows none. `isRedeemed` is true once
 * the visitor has redeemed the code; the lines are in their cart then, and no longer here.
 * `country` and `currency` are those that the visitor goes on in: it is priced by them where the
 * page that made the code named none.
 */
export const previewHandover = defineCall({
  name: 'cart.previewHandover',
  method: 'POST',
  path: '/cart_handover/preview',
  auth: 'optional',
  body: v.strictObject({
    code: requiredText(200),
    country: v.optional(v.string()),
    currency: v.optional(currency),
  }),
  answer: v.pipe(
    v.object({
      order_items: v.array(orderItem),
      pricing: orderPricing,
      promo: v.nullable(v.object({ id: v.string(), code: v.string() })),
      count: v.number(),
      origin: v.nullable(v.string()),
      redeemed: v.boolean(),
    }),
    v.transform(({ order_items: items, redeemed: isRedeemed, ...same }) => ({
      ...same,
      items,
      isRedeemed,
    })),
  ),
  errors: ['HANDOVER_INVALID', 'TOO_MANY_ATTEMPTS'],
})
/** The lines and prices that a hand-over code brings. */
export type HandoverPreview = CallAnswer<typeof previewHandover>

/** The country and the currency that the page named whose cart is handed over, unchecked. */
const namedPlace = v.object({ country: v.optional(v.string()), currency: v.optional(v.string()) })

/**
 * Redeems a hand-over code once, into the session's own cart. What finds no room in the cart is
 * saved for later; `savedForLater` counts the pieces. `preferences` has what the page
 * named that the cart comes from, and nothing else; the caller checks each value before use.
 */
export const redeemHandover = defineCall({
  name: 'cart.redeem',
  method: 'POST',
  path: '/cart_handover/redeem',
  body: v.strictObject({ code: requiredText(200) }),
  answer: v.pipe(
    v.object({
      order: cart,
      saved_for_later: v.optional(v.number(), 0),
      preferences: v.optional(namedPlace, {}),
    }),
    v.transform((wire) => ({
      ...wire.order,
      savedForLater: wire.saved_for_later,
      preferences: wire.preferences,
    })),
  ),
  errors: [
    'HANDOVER_INVALID',
    'TOO_MANY_ATTEMPTS',
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    ...CLOSED_CART,
  ],
})
