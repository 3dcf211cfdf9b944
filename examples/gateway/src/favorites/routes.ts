import { readId } from '@selvage/core/contract'
import {
  addFavorite,
  FAVORITES_PAGE_SIZE,
  favoritesAmong,
  listFavorites,
  removeFavorite,
} from '@selvage/core/favorites'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { and, count, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designs } from '../db/schema/catalogue.ts'
import { favorites } from '../db/schema/favorites.ts'
import { selectCards, toWireCards } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import { assertWrites } from '../session/assert-writes.ts'
import { seesMature } from '../session/sees-mature.ts'
import { favoritesOf, newestFavorites, setFavorite } from './favorites.ts'

async function change(
  { params, session, peer }: Pick<CallContext<typeof addFavorite>, 'params' | 'session' | 'peer'>,
  isFavorite: boolean,
  deps: Deps,
) {
  const designId = readId(params.id)
  if (isFavorite && designId !== undefined)
    await countShared('favorite-design', `${peer} ${designId}`, deps)
  const found =
    designId === undefined
      ? undefined
      : await deps.db.transaction(async (tx) => {
          await assertWrites(tx, session.userId)
          return setFavorite(tx, { userId: session.userId, designId }, isFavorite, deps.now())
        })
  if (found === undefined) throw httpError('NO_IMAGE_AVAILABLE')
  return { favorite_count: found, user_favorite: isFavorite }
}

const limited = { limit: 'favorite-address' } as const
const add = handle(addFavorite, (context, deps) => change(context, true, deps), limited)
const remove = handle(removeFavorite, (context, deps) => change(context, false, deps), limited)

const list = handle(listFavorites, async (context, deps) => {
  const { query, session } = context
  const offset = query.page_offset ?? 0
  const mature = await seesMature(context, undefined, deps)
  const shown = and(
    eq(favorites.userId, session.userId),
    ...(mature ? [] : [eq(designs.mature, false)]),
  )
  const [rows, [all]] = await Promise.all([
    selectCards(deps)
      .innerJoin(favorites, eq(favorites.designId, designs.id))
      .where(shown)
      .orderBy(...newestFavorites)
      .limit(FAVORITES_PAGE_SIZE)
      .offset(offset),
    deps.db.orm
      .select({ total: count() })
      .from(favorites)
      .innerJoin(designs, eq(designs.id, favorites.designId))
      .where(shown),
  ])
  return {
    designs: await toWireCards(rows, query.currency ?? DEFAULT_CURRENCY, deps, {
      country: query.country,
    }),
    total: all?.total ?? 0,
    page_offset: offset,
  }
})

const among = handle(favoritesAmong, async ({ query, session }, deps) => ({
  ids: await favoritesOf(deps.db.orm, session.userId, query.ids),
}))

/** The designs that shoppers keep. */
export const favoriteRoutes: readonly Route[] = [add, remove, list, among]
