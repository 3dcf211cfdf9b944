import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import { getDesigner } from '@selvage/core/designer'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { isListed, selectCollections, toWireCollectionCards } from '../collection/collections.ts'
import { collections, designs } from '../db/schema/catalogue.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { followersOf } from './connections.ts'
import { findDesigner } from './designers.ts'

const one = handle(getDesigner, async ({ params }, deps) => {
  const { id, name, screenName, bio, town } = await findDesigner(params.screenName, deps)
  const { orm } = deps.db
  const made = and(eq(collections.designerId, id), isListed)
  const [[own], [all], followers, rows] = await Promise.all([
    orm
      .select({
        designs: count(),
        favorites: sql<number>`coalesce(sum(${designs.favoriteCount}), 0)::integer`,
      })
      .from(designs)
      .where(and(eq(designs.designerId, id), eq(designs.mature, false))),
    orm.select({ n: count() }).from(collections).where(made),
    followersOf(orm, id),
    selectCollections(deps).where(made).orderBy(desc(collections.id)).limit(COLLECTION_PAGE_SIZE),
  ])
  return {
    id,
    name,
    screen_name: screenName,
    bio,
    town,
    num_public_designs: own?.designs ?? 0,
    num_favorites: own?.favorites ?? 0,
    num_followers: followers,
    num_collections: all?.n ?? 0,
    collections: await toWireCollectionCards(rows, deps),
  }
})

/** The designers' own pages. */
export const designerRoutes: readonly Route[] = [one]
