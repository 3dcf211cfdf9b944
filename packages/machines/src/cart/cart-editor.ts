import type { Cart } from '@selvage/core/cart'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import type { CartCalls } from './cart-work.ts'
import { editCart } from './edit-cart.ts'
import type { CartEditor } from './edit-cart.ts'

const calls: CartCalls = { load: loadCalls }

/**
 * Makes an editor of a shop's cart. `cart` is the one that the page was made with, null when there
 * is none; when it is left out the cart is loaded. All editors of a shop show the same cart.
 *
 * Work is aborted when the last listener stops, and done again for the next one.
 */
export function createCartEditor(shop: Shop, cart?: Cart | null): CartEditor {
  return editCart(shop, calls, cart)
}
