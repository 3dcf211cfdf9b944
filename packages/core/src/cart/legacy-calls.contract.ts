import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { addedAnswer } from './cart-state.contract.ts'
import { addToCart, cartPayload, toCartPayload } from './cart.contract.ts'

/**
 * Adds one line by the path of the spec's own call; the same as {@link addToCart}.
 * @source spec 1 §7
 */
export const addOrderItem = defineCall({
  name: 'cart.addItem',
  method: 'POST',
  path: '/order_item',
  auth: 'cart',
  keyed: true,
  body: cartPayload,
  encodeBody: toCartPayload,
  answer: addedAnswer,
  errors: addToCart.errors,
})

/**
 * Counts the pieces in a cart of the user's own, by the spec's legacy call. `pending` is the cart
 * of the session.
 * @source spec 1 §7
 */
export const orderItemsCount = defineCall({
  name: 'cart.itemsCount',
  method: 'GET',
  path: '/order/{id}/cart_items_count',
  auth: 'cart',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ cart_items_count: v.number() }),
    v.transform((wire) => wire.cart_items_count),
  ),
  errors: ['ORDER_NOT_FOUND'],
})
