import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, listOffset, nothing } from '../contract/wire.ts'
import type { Currency } from '../locale/locale.table.ts'
import { cart, changedAnswer } from './cart-state.contract.ts'
import { orderItem } from './order-item.contract.ts'
import { CLOSED_CART } from './closed-cart.ts'

/** The query of {@link listSaved}. */
export interface SavedQuery {
  /** Index of the first line, 0 or more. */
  readonly offset?: number
  readonly currency?: Currency | undefined
}

/**
 * Gets the lines that the user saved for later, the newest first, `SAVED_PAGE_SIZE` at most,
 * at the prices of today. A line may have more pieces than the cart takes of it.
 * @source spec 1 §3 saved
 */
export const listSaved = defineCall({
  name: 'saved.list',
  method: 'GET',
  path: '/user/me/saved_items',
  query: v.object({
    page_offset: listOffset,
    currency: v.optional(currency),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ offset, currency: shown }: SavedQuery) => ({
    page_offset: offset ? String(offset) : undefined,
    currency: shown,
  }),
  answer: v.pipe(
    v.object({ order_items: v.array(orderItem), total: v.number(), page_offset: v.number() }),
    v.transform((wire) => ({
      items: wire.order_items,
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID', 'ORDER_SAVED_TIMEOUT_ERROR'],
})
/** A page of the lines that are saved for later, with the number of all. */
export type SavedPage = v.InferOutput<typeof listSaved.answer>

/**
 * Takes a line out of the cart and saves it for later; the pieces of an equal saved line join it.
 * Saving a line that is saved already is not an error.
 */
export const saveItem = defineCall({
  name: 'cart.save',
  method: 'POST',
  path: '/order_item/{id}/save',
  versioned: true,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'CART_VERSION_CONFLICT'],
})

/**
 * Moves a saved line into the cart, with as many pieces as the cart takes of it; the others stay
 * saved. `moved` counts the pieces. Moving a line that is in the cart already is not an error and
 * moves none. FIELD_VALUE_INVALID: the cart has all the pieces of it that it takes.
 * ITEMS_UNAVAILABLE: it cannot be bought now.
 */
export const moveToCart = defineCall({
  name: 'saved.move',
  method: 'POST',
  path: '/saved_item/{id}/move_to_cart',
  answer: v.pipe(
    v.object({ order: cart, moved: v.number() }),
    v.transform(({ order, moved }) => ({ cart: order, moved })),
  ),
  errors: [
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    ...CLOSED_CART,
    'FIELD_VALUE_INVALID',
    'ITEMS_UNAVAILABLE',
  ],
})

/** Removes a saved line. One that is not saved, or not any more, is ORDER_ITEM_NOT_FOUND. */
export const removeSaved = defineCall({
  name: 'saved.remove',
  method: 'DELETE',
  path: '/saved_item/{id}',
  answer: nothing,
  errors: ['ORDER_ITEM_NOT_FOUND'],
})
