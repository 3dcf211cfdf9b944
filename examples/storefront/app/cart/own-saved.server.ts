import { listSaved } from '@selvage/core/cart'
import type { SavedPage } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import type { Shop } from '../page/shop-context.ts'

/** The cart's page waits so long for the list, milliseconds. */
const PATIENCE_MS = 1000

const NONE: SavedPage = { items: [], total: 0, offset: 0 }

/**
 * Returns a page of what the visitor saved for later; null where it could not be loaded in time,
 * which keeps nobody from the cart. A visitor without a session has none.
 */
export async function ownSaved(
  { gateway, hasSession, page: { currency } }: Shop,
  offset: number,
): Promise<SavedPage | null> {
  if (!hasSession) return NONE
  const read = (from: number) =>
    gateway.send(
      listSaved,
      { query: { offset: from, currency } },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    )
  try {
    const found = await read(offset)
    return found.items.length === 0 && offset > 0 ? await read(0) : found
  } catch (error) {
    return isShopError(error) && error.status === 401 ? NONE : null
  }
}
