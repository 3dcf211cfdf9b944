import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { currency, requiredText } from '../contract/wire.ts'
import { cart } from './cart-state.contract.ts'
import { orderItem } from './order-item.contract.ts'
import { orderPricing } from './order-pricing.contract.ts'

/**
 * Makes a one-time code that carries an embed's cart over to the storefront. The code is valid for
 * 5 minutes. `country` and `currency` are those of the page that the shopper leaves, and are the
 * guest's from then on; another country brings its measurement system.
 */
export const createHandover = defineCall({
  name: 'cart.handover',
  method: 'POST',
  path: '/cart_handover',
  auth: 'cart',
  body: v.strictObject({ country: v.optional(v.string()), currency: v.optional(currency) }),
  answer: v.object({ code: v.string() }),
  errors: ['ORDER_CONTAINS_NO_ITEMS', 'FIELD_VALUE_INVALID'],
})

/**
 * Shows what a hand-over code brings, and leaves the code and all carts as they are. `origin` is
 * that of the page that made the code, null where the gateway knows none. `isRedeemed` is true once
 * the visitor has redeemed the code; the lines are in their cart then, and no longer here.
 */
export const previewHandover = defineCall({
  name: 'cart.previewHandover',
  method: 'POST',
  path: '/cart_handover/preview',
  auth: 'optional',
  body: v.strictObject({ code: requiredText(200) }),
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
  errors: ['HANDOVER_INVALID'],
})
/** The lines and prices that a hand-over code brings, in the currency of its guest. */
export type HandoverPreview = CallAnswer<typeof previewHandover>

/** Country, currency and measurement system of the guest whose cart is handed over, unchecked. */
const handedPreferences = v.pipe(
  v.object({ country: v.string(), currency: v.string(), measurement_system: v.string() }),
  v.transform(({ country, currency, measurement_system: measurement }) => ({
    country,
    currency,
    measurement,
  })),
)

/**
 * Redeems a hand-over code once, into the session's own cart. Lines beyond the cart's limit are
 * saved for later; `savedForLater` counts them. `preferences` are those of the guest who filled the
 * cart; the caller checks each of them before use.
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
      preferences: v.optional(handedPreferences),
    }),
    v.transform((wire) => ({
      ...wire.order,
      savedForLater: wire.saved_for_later,
      preferences: wire.preferences,
    })),
  ),
  errors: ['HANDOVER_INVALID', 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT'],
})
