import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, publicId, requiredText } from '../contract/wire.ts'
import { cartPayload, pieces, toCartPayload } from './cart-payload.contract.ts'
import { orderItem } from './order-item.contract.ts'
import { orderPricing } from './order-pricing.contract.ts'

const promo = v.nullable(v.object({ id: v.string(), code: v.string() }))

/** The pending cart. `version` grows by one with every write and goes back in `If-Match`. */
export const cart = v.pipe(
  v.object({
    id: publicId,
    version: v.number(),
    order_items: v.array(orderItem),
    pricing: orderPricing,
    promo,
    count: v.number(),
    item_limit: v.number(),
    needs_shipping: v.boolean(),
  }),
  v.transform(({ order_items, item_limit, needs_shipping, ...same }) => ({
    ...same,
    items: order_items,
    itemLimit: item_limit,
    needsShipping: needs_shipping,
  })),
)
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

/**
 * Adds one line, or raises the quantity of an equal line. The idempotency key belongs to the line:
 * a request that is sent twice with one key adds the line once.
 * @source spec 1 §7
 */
export const addToCart = defineCall({
  name: 'cart.add',
  method: 'POST',
  path: '/api/spoonflower/add-to-cart',
  auth: 'cart',
  service: 'cart',
  keyed: true,
  body: cartPayload,
  encodeBody: toCartPayload,
  answer: addedAnswer,
  errors: [
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'NO_IMAGE_AVAILABLE',
    'FABRIC_OUT_OF_STOCK',
    'DESIGN_NOT_FOR_SALE',
  ],
})

/**
 * Gets a cart by its id. The id `pending` means the cart of the session; its answer is null while
 * there is none.
 */
export const getCart = defineCall({
  name: 'cart.get',
  method: 'GET',
  path: '/order/{id}',
  auth: 'cart',
  query: v.object({ currency: v.optional(currency), page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ order: v.nullable(cart) }),
    v.transform((wire) => wire.order),
  ),
  errors: ['ORDER_NOT_FOUND'],
})

/**
 * Counts the pieces in the session's cart, for the badge.
 * @source spec 1 §7
 */
export const cartCount = defineCall({
  name: 'cart.count',
  method: 'POST',
  path: '/api/spoonflower/fetch-cart-count',
  auth: 'optional',
  service: 'cart',
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({ cartCount: v.object({ cartCount: v.number() }) }),
    v.transform((wire) => wire.cartCount.cartCount),
  ),
})

/** A new quantity for a line. */
export interface QuantityChange {
  /** 1 to 99. */
  readonly quantity: number
  readonly chunkSize?: number
}

/** Changes a line's quantity. @source spec 1 §7 */
export const patchItem = defineCall({
  name: 'cart.patch',
  method: 'PATCH',
  path: '/order_item/{id}',
  auth: 'cart',
  versioned: true,
  body: v.strictObject({
    quantity: pieces,
    chunk_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  encodeBody: ({ quantity, chunkSize }: QuantityChange) => ({ quantity, chunk_size: chunkSize }),
  answer: changedAnswer,
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEM_CANNOT_EDIT_QUANTITY',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
  ],
})

/**
 * Replaces a line by another in one step and keeps the promo. When only the quantity differs, only
 * the quantity changes.
 * @source spec 1 §4
 */
export const replaceItem = defineCall({
  name: 'cart.replace',
  method: 'PUT',
  path: '/order_item/{id}',
  auth: 'cart',
  versioned: true,
  body: cartPayload,
  encodeBody: toCartPayload,
  answer: changedAnswer,
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'FABRIC_OUT_OF_STOCK',
  ],
})

/**
 * Removes a line. Removing a line that is gone already is not an error.
 * @source spec 1 §7
 */
export const removeItem = defineCall({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/order_item/{id}',
  auth: 'cart',
  versioned: true,
  answer: changedAnswer,
  errors: ['ORDER_NOT_PENDING', 'CART_VERSION_CONFLICT'],
})

/** Applies a promo code; `code: null` removes the promo. */
export const setPromo = defineCall({
  name: 'cart.promo',
  method: 'PUT',
  path: '/order/{id}/promo',
  auth: 'cart',
  versioned: true,
  body: v.strictObject({ code: v.nullable(requiredText(64)) }),
  answer: changedAnswer,
  errors: [
    'PROMO_CODE_INVALID',
    'PROMO_ORDER_DOES_NOT_QUALIFY',
    'CART_VERSION_CONFLICT',
    'ORDER_NOT_PENDING',
  ],
})

/**
 * Makes a one-time code that carries an embed's cart over to the storefront. The code is valid for
 * 5 minutes.
 */
export const createHandover = defineCall({
  name: 'cart.handover',
  method: 'POST',
  path: '/cart_handover',
  auth: 'cart',
  body: v.strictObject({}),
  answer: v.object({ code: v.string() }),
  errors: ['ORDER_CONTAINS_NO_ITEMS'],
})

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
