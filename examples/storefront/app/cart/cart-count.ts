import { cartCount } from '@selvage/core/cart'
import type { Shop } from '../page/shop-context.ts'

/** How long a page waits for the number in the header, milliseconds. */
const PATIENCE_MS = 1_500

/**
 * Returns the pieces in the visitor's cart; undefined when there is no session or no answer,
 * because an unknown number is not zero.
 */
export async function readCartCount({ gateway, hasSession }: Shop): Promise<number | undefined> {
  if (!hasSession) return undefined
  return gateway.send(cartCount, { body: {} }, { timeoutMs: PATIENCE_MS }).catch(() => undefined)
}
