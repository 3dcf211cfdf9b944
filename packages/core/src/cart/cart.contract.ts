import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, requiredText, text } from '../contract/wire.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'
import { addedAnswer, cart, changedAnswer } from './cart-state.contract.ts'
import { pieces } from './line-payload.contract.ts'
import { CLOSED_CART } from './closed-cart.ts'

/** A printed fabric for the cart. */
export interface CartItemInput {
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  /** 1 to 99. */
  readonly quantity: number
  /** A promo code for the whole cart. One that is rejected adds nothing. */
  readonly promoId?: string
}

/**
 * Wire body of the calls that add or replace a line of printed fabric.
 * @source spec 1 §3 Cart payload
 */
export const cartPayload = v.strictObject({
  fabric: fabricCode,
  fabric_size: fabricSize,
  quantity: pieces,
  status: v.optional(v.picklist(['pending', 'saved'])),
  merchandise: v.optional(
    v.nullable(
      v.strictObject({
        home_good_item: v.optional(v.nullable(v.string())),
        solid_item: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
  design: v.strictObject({ id }),
  promo: v.optional(v.strictObject({ id: requiredText(64) })),
  home_good_addition_codes: v.optional(v.array(v.string())),
})

/** Turns a printed fabric into its wire body. */
export function toCartPayload(item: CartItemInput): v.InferInput<typeof cartPayload> {
  return {
    fabric: item.fabric,
    fabric_size: item.size,
    quantity: item.quantity,
    status: 'pending',
    design: { id: item.designId },
    ...(item.promoId === undefined ? {} : { promo: { id: item.promoId } }),
  }
}

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
    'PROMO_CODE_INVALID',
    'PROMO_CODE_ENDED',
    'PROMO_ORDER_DOES_NOT_QUALIFY',
    'TOO_MANY_ATTEMPTS',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_PENDING',
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
  // The spec's request is a query of GraphQL; the answer has the same shape for any query.
  body: v.object({}),
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
    ...CLOSED_CART,
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
    ...CLOSED_CART,
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'NO_IMAGE_AVAILABLE',
    'FABRIC_OUT_OF_STOCK',
    'DESIGN_NOT_FOR_SALE',
  ],
})

/**
 * Removes a line, which `restoreItem` can bring back for half an hour. Removing a line that was
 * removed already is not an error; a line that the cart never had is ORDER_ITEM_NOT_FOUND.
 * @source spec 1 §7
 */
export const removeItem = defineCall({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/order_item/{id}',
  auth: 'cart',
  versioned: true,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'CART_VERSION_CONFLICT'],
})

/**
 * Brings a removed line back to its place; an equal line takes its pieces instead. Bringing back a
 * line that is there already is not an error.
 */
export const restoreItem = defineCall({
  name: 'cart.restore',
  method: 'POST',
  path: '/order_item/{id}/restore',
  auth: 'cart',
  versioned: true,
  answer: changedAnswer,
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    ...CLOSED_CART,
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
  ],
})

/** Forgets a removed line, so that it cannot come back; any other is ORDER_ITEM_NOT_FOUND. */
export const forgetItem = defineCall({
  name: 'cart.forget',
  method: 'DELETE',
  path: '/order_item/{id}/removed',
  auth: 'cart',
  versioned: true,
  answer: changedAnswer,
  errors: removeItem.errors,
})

/** Any text is a code: one that is empty or far too long is as unknown as any other. */
const TYPED_CODE_MAX = 20_000

/**
 * Applies a promo code; `code: null` removes the promo. A code for members that a guest types is
 * PROMO_ORDER_DOES_NOT_QUALIFY with the `params.reason` `members_only`.
 */
export const setPromo = defineCall({
  name: 'cart.promo',
  method: 'PUT',
  path: '/order/{id}/promo',
  auth: 'cart',
  versioned: true,
  body: v.strictObject({ code: v.nullable(text(TYPED_CODE_MAX)) }),
  answer: changedAnswer,
  errors: [
    'PROMO_CODE_INVALID',
    'PROMO_CODE_ENDED',
    'PROMO_ORDER_DOES_NOT_QUALIFY',
    'TOO_MANY_ATTEMPTS',
    'CART_VERSION_CONFLICT',
    'ORDER_NOT_FOUND',
    ...CLOSED_CART,
  ],
})
