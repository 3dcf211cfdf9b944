import { ISLAND_ELEMENT, WAKE_EVENT } from '../island-runtime/island-marks.ts'
import { BEHIND_MARK } from './cart-channel.ts'

/**
 * Wakes the islands that show the cart, because another tab has changed it and they read it again;
 * in the background they wait until the page is shown.
 */
export function wakeCart(): void {
  document.body.dataset[BEHIND_MARK] = ''
  if (document.hidden) {
    document.addEventListener('visibilitychange', wakeCart, { once: true })
    return
  }
  const islands = document.querySelectorAll(`${ISLAND_ELEMENT}[data-name^=cart]`)
  for (const each of [document, ...islands]) each.dispatchEvent(new Event(WAKE_EVENT))
}
