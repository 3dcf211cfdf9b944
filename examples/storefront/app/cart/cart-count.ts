import { countPieces } from '@selvage/core/cart'
import type { Shop } from '../page/shop-context.ts'
import { userOf } from '../account/session-user.server.ts'

/** How long a page waits for the number in the header, milliseconds. */
const PATIENCE_MS = 1_500

/**
 * Returns the pieces in the visitor's cart; undefined when there is no session or no answer,
 * because an unknown number is not zero. The user's own answer says by which call it is asked for.
 */
export async function readCartCount(shop: Shop): Promise<number | undefined> {
  if (!shop.hasSession) return undefined
  const user = await userOf(shop)
  return countPieces(shop.gateway, user, { timeoutMs: PATIENCE_MS }).catch(() => undefined)
}
