import type { Cart } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import type { Shop } from '../shop/create-shop.ts'
import { cartOfConflict } from '../shop/with-version.ts'

/** How a line of any kind gets into a shop's cart; what it says is the caller's. */
export interface LineWriter {
  /**
   * Makes a guest where there is none (never when the user is unknown) and gives a fresh line key.
   */
  prepare(): Promise<string>
  /** Adds a line; gives its id. */
  add(post: () => Promise<{ readonly itemId: string; readonly cart: Cart }>): Promise<string>
  /**
   * Puts another line in place of one, over a newer cart too if the line is still there; gives its
   * id.
   */
  replace(
    itemId: string,
    put: (version: number) => Promise<Cart>,
    signal: AbortSignal,
  ): Promise<string>
}

/** Writes lines into a shop's cart. */
export function lineWriter({
  session,
  cart,
  makeKey,
}: Pick<Shop, 'session' | 'cart' | 'makeKey'>): LineWriter {
  return {
    async prepare() {
      await session.withSession(() => Promise.resolve())
      return makeKey()
    },
    async add(post) {
      const answer = await session.withSession(post)
      cart.accept(answer.cart)
      return answer.itemId
    },
    async replace(itemId, put, signal) {
      const known = cart.get().cart ?? (await cart.load({ signal }))
      if (!known) throw shopError('ORDER_ITEM_NOT_FOUND')
      try {
        cart.accept(await put(known.version))
      } catch (error) {
        const current = await cartOfConflict(error)
        if (!current) throw error
        // The line is the shopper's own wish whatever else changed: it is applied once more if it
        // is still there.
        cart.accept(current)
        if (!current.items.some(({ id }) => id === itemId)) throw error
        cart.accept(await put(current.version))
      }
      return itemId
    },
  }
}
