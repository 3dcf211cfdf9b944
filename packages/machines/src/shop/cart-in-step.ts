import type { Cart } from '@selvage/core/cart'
import type { CartState, CartStore } from './cart-store.ts'

/** Names a cart to the other tabs, by its id and version; an empty text is none. */
const cartName = (cart: Cart | null): string => (cart ? `${cart.id} ${cart.version}` : '')

/** The channel and the view of a page, for {@link keepCartInStep}. */
export interface CartInStepOptions {
  /** The channel of the shop's tabs. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
  /** Returns true while the page is in view. */
  readonly isShown: () => boolean
  /** Returns true where another tab has changed the cart before it was followed. */
  readonly isBehind?: () => boolean
}

/**
 * Keeps a shop's cart in step with the browser's other tabs: each posts the cart that it knows, and
 * one that knows another, or none yet, reads it in its own currency.
 *
 * @returns the function that reads a cart which another tab has changed. Call it when the page is
 * shown: a page in the background waits until then.
 */
export function keepCartInStep(
  cart: CartStore,
  { channel, isShown, isBehind }: CartInStepOptions,
): () => void {
  let latest = ''
  let behind = isBehind?.() ?? false
  const catchUp = (): void => {
    if (!behind || !isShown()) return
    behind = false
    cart.load().catch(() => {
      // It is read when the page is shown again; an act on it before that reads it as well.
      behind = true
    })
  }
  const post = ({ cart: known }: CartState): void => {
    if (known === undefined || cartName(known) === latest) return
    latest = cartName(known)
    channel.postMessage(latest)
  }
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === latest) return
    latest = data
    behind = true
    catchUp()
  }
  cart.subscribe(post)
  post(cart.get())
  catchUp()
  return catchUp
}
