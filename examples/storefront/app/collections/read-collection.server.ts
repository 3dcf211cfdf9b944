import { getCollection, getMemberCollection } from '@selvage/core/collection'
import type { Collection } from '@selvage/core/collection'
import { isShopError, shopError } from '@selvage/core/contract'
import type { Shop } from '../page/shop-context.ts'

/** A collection that the visitor may see, and whether it is one of their own. */
export interface SeenCollection {
  readonly collection: Collection
  readonly isOwn: boolean
}

/**
 * Returns a collection that is public, the visitor's own, or for designers where the visitor is
 * one. Only of a hidden one, or of one that a member made, is it asked what the visitor may see.
 */
export async function readCollection(
  { gateway, hasSession, page }: Shop,
  id: number,
): Promise<SeenCollection> {
  const query = { currency: page.currency, country: page.country }
  const none =
    (...statuses: readonly number[]) =>
    (error: unknown) => {
      if (isShopError(error) && statuses.includes(error.status ?? 0)) return null
      throw error
    }
  const seen = await gateway.send(getCollection, { params: { id }, query }).catch(none(404))
  const mayBeOwn = hasSession && (seen === null || seen.curator.id === null)
  const own = mayBeOwn
    ? await gateway.send(getMemberCollection, { params: { id }, query }).catch(none(401, 404))
    : null
  if (own) return own
  if (seen) return { collection: seen, isOwn: false }
  throw shopError('COLLECTION_NOT_FOUND', { status: 404 })
}
