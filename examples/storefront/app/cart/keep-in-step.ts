import { keepCartInStep } from '@selvage/machines/shop'
import type { CartStore } from '@selvage/machines/shop'
import { BEHIND_MARK, CART_CHANNEL, POSTED_MARK } from './cart-channel.ts'

let isFollowing = false

/** A channel whose own messages the page knows, which hears them on its other channel. */
class CartChannel extends BroadcastChannel {
  override postMessage(cart: string): void {
    document.body.dataset[POSTED_MARK] = cart
    super.postMessage(cart)
  }
}

/** Keeps the cart of a page's islands in step with the browser's other tabs, once. */
export function keepInStep(cart: CartStore): void {
  if (isFollowing) return
  isFollowing = true
  const catchUp = keepCartInStep(cart, {
    channel: new CartChannel(CART_CHANNEL),
    isShown: () => !document.hidden,
    isBehind: () => BEHIND_MARK in document.body.dataset,
  })
  document.addEventListener('visibilitychange', catchUp)
}
