import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import { readId } from '@selvage/core/contract'
import {
  addCollectionFavorite,
  collectionFavoritesAmong,
  listCollectionFavorites,
  removeCollectionFavorite,
} from '@selvage/core/favorites'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
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

const list = handle(listCollectionFavorites, async ({ query, session }, deps) => {
  const offset = query.page_offset ?? 0
  const isFavorite = eq(collectionFavorites.collectionId, collections.id)
  const shown = and(eq(collectionFavorites.userId, session.userId), isPublic)
  const [rows, [all]] = await Promise.all([
    selectCollections(deps)
      .innerJoin(collectionFavorites, isFavorite)
      .where(shown)
      .orderBy(desc(collectionFavorites.createdAt), desc(collections.id))
      .limit(COLLECTION_PAGE_SIZE)
      .offset(offset),
    deps.db.orm
      .select({ total: count() })
      .from(collectionFavorites)
      .innerJoin(collections, isFavorite)
      .where(shown),
  ])
  return {
    collections: await toWireCollectionCards(rows, deps),
    total: all?.total ?? 0,
    page_offset: offset,
  }
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
