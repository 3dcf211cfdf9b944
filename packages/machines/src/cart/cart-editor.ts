import type { Cart } from '@selvage/core/cart'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import type { RejectedPromo } from './cart-editor-state.ts'
import type { CartCalls } from './cart-work.ts'
import { editCart } from './edit-cart.ts'
import type { CartEditor } from './edit-cart.ts'

const calls: CartCalls = { load: loadCalls }

/**
 * Makes an editor of a shop's cart. `cart` is the one that the page was made with, null when there
 * is none; when it is left out the cart is loaded. All editors of a shop show the same cart; one is
 * enough for a shop, with which it stays.
 * `rejectedPromo` is the code that a form without a script sent in vain.
 *
 * A load is aborted when the last listener stops, and done again for the next one; changes are sent
 * to their end.
 */
export function createCartEditor(
  shop: Shop,
  cart?: Cart | null,
  rejectedPromo?: RejectedPromo,
): CartEditor {
  return editCart(shop, calls, cart, rejectedPromo)
}
