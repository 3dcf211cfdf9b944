import { readId } from '@selvage/core/contract'
import {
  addCollectionFavorite,
  collectionFavoritesAmong,
  listCollectionFavorites,
  removeCollectionFavorite,
} from '@selvage/core/favorites'
import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  findCollection,
  isPublic,
  selectCollections,
  toWireCollectionCards,
} from '../collection/collections.ts'
import { collections } from '../db/schema/catalogue.ts'
import { collectionFavorites } from '../db/schema/favorites.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertWrites } from '../session/assert-writes.ts'

const limited = { limit: 'favorite-address' } as const

const add = handle(
  addCollectionFavorite,
  async ({ params, session: { userId } }, deps) => {
    const { id: collectionId } = await findCollection(readId(params.id), deps)
    await deps.db.transaction(async (tx) => {
      await assertWrites(tx, userId)
      await tx
        .insert(collectionFavorites)
        .values({ userId, collectionId, createdAt: deps.now() })
        .onConflictDoNothing()
    })
    return { user_favorite: true }
  },
  limited,
)

const remove = handle(
  removeCollectionFavorite,
  async ({ params, session: { userId } }, deps) => {
    const id = readId(params.id)
    if (id !== undefined)
      await deps.db.transaction(async (tx) => {
        await assertWrites(tx, userId)
        await tx
          .delete(collectionFavorites)
          .where(
            and(eq(collectionFavorites.userId, userId), eq(collectionFavorites.collectionId, id)),
          )
      })
    return { user_favorite: false }
  },
  limited,
)

const list = handle(listCollectionFavorites, async ({ session }, deps) => {
  const rows = await selectCollections(deps)
    .innerJoin(collectionFavorites, eq(collectionFavorites.collectionId, collections.id))
    .where(and(eq(collectionFavorites.userId, session.userId), isPublic))
    .orderBy(desc(collectionFavorites.createdAt), desc(collections.id))
  return { collections: await toWireCollectionCards(rows, deps) }
})

const among = handle(collectionFavoritesAmong, async ({ query, session }, deps) => {
  const rows = await deps.db.orm
    .select({ id: collectionFavorites.collectionId })
    .from(collectionFavorites)
    .where(
      and(
        eq(collectionFavorites.userId, session.userId),
        inArray(collectionFavorites.collectionId, query.ids),
      ),
    )
  return { ids: rows.map(({ id }) => id) }
})

/** The collections that shoppers keep. */
export const collectionFavoriteRoutes: readonly Route[] = [add, remove, list, among]
