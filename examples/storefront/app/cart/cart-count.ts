import { cartCount } from '@selvage/core/cart'
import type { Shop } from '../page/shop-context.ts'

/** A badge is not worth waiting for longer, milliseconds. */
const PATIENCE_MS = 1_500

/**
 * Pieces in the visitor's cart, or undefined when there is no session or no answer: unknown is not
 * none.
 */
export async function readCartCount({ gateway, hasSession }: Shop): Promise<number | undefined> {
  if (!hasSession) return undefined
  return gateway.send(cartCount, { body: {} }, { timeoutMs: PATIENCE_MS }).catch(() => undefined)
}
