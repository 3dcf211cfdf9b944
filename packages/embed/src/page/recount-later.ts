import { TAKEN } from './cart-memory.ts'
import type { CartMemory } from './cart-memory.ts'

/**
 * Counts the pieces again where the cart may have changed: at the storefront before the reader came
 * back, or in another tab. One of the page's widgets counts for all of them.
 */
export function recountLater(
  memory: CartMemory,
  recount: () => Promise<void>,
  signal: AbortSignal,
): void {
  const { guest, token } = memory
  const hear = (event: Partial<PageTransitionEvent & StorageEvent>): void => {
    const { persisted, key, newValue } = event
    if (guest.heard === event || !(persisted || (newValue && key?.startsWith('selvage:cart:'))))
      return
    guest.heard = event
    // The gateway has a cart that was taken until the storefront opens it.
    if (newValue === TAKEN) {
      memory.handedOver(false)
      memory.counted(0)
    } else if (token.get()) void recount().catch(() => undefined)
  }
  for (const type of ['pageshow', 'storage']) window.addEventListener(type, hear, { signal })
}
