import { keepCartInStep } from '@selvage/machines/shop'
import type { CartStore } from '@selvage/machines/shop'
import { BEHIND_MARK, CART_CHANNEL } from './cart-channel.ts'

let isFollowing = false

/** Keeps the cart of a page's islands in step with the browser's other tabs, once. */
export function keepInStep(cart: CartStore): void {
  if (isFollowing) return
  isFollowing = true
  const catchUp = keepCartInStep(cart, {
    channel: new BroadcastChannel(CART_CHANNEL),
    isShown: () => !document.hidden,
    isBehind: () => BEHIND_MARK in document.body.dataset,
  })
  document.addEventListener('visibilitychange', catchUp)
}
