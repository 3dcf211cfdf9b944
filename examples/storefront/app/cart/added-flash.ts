import type { Cart } from '@selvage/core/cart'
import type { FlashInput } from '@selvage/machines/flash'

/** Returns the message of a cart that got a line, or of one whose line was changed. */
export function addedFlash(cart: Cart, lineId: string | undefined, isChange: boolean): FlashInput {
  const line = cart.items.find(({ id }) => id === lineId)
  const title = line?.text?.title ?? line?.design?.title
  return isChange || title === undefined
    ? { severity: 'success', text: 'cart.updated' }
    : { severity: 'success', text: 'fabric.addedMessage', params: { title, count: cart.count } }
}
