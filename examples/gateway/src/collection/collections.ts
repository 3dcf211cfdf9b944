import { publicName } from '@selvage/core/account'
import { MAX_ID } from '@selvage/core/contract'
import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import type { getCollection, listCollections } from '@selvage/core/collection'
import type { CallReply } from '@selvage/core/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { collectionDesigns, collections, designers, designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { cardColumns } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { httpError } from '../http/http-error.ts'

type WireCollection = Omit<CallReply<typeof getCollection>['collection'], 'design_docs'>
type WireThumbnails = CallReply<typeof listCollections>['collections'][number]['design_thumbnails']

/** Designs that a list shows a collection by. */
const THUMBNAILS = 4

/** Collections with their makers, ready for a condition and an order. */
export function selectCollections(deps: Pick<Deps, 'db'>) {
  return deps.db.orm
    .select({ collection: collections, designer: designers, owner: { name: users.screenName } })
    .from(collections)
    .leftJoin(designers, eq(designers.id, collections.designerId))
    .leftJoin(users, eq(users.id, collections.ownerId))
    .$dynamic()
}

/** One row of {@link selectCollections}. */
export type CollectionRow = Awaited<ReturnType<typeof selectCollections>>[number]

/** True for a collection that everybody may see. */
export const isPublic = and(eq(collections.public, true), eq(collections.designerOnly, false))

/** True for a public collection with something to see. */
export const isListed = and(
  isPublic,
  sql`EXISTS (SELECT 1 FROM ${collectionDesigns} WHERE ${collectionDesigns.collectionId} = ${collections.id})`,
)

/** Returns one page of the public collections that have designs, the newest first. */
export const selectListed = (deps: Pick<Deps, 'db'>, page: number): Promise<CollectionRow[]> =>
  selectCollections(deps)
    .where(isListed)
    .orderBy(desc(collections.id))
    .limit(COLLECTION_PAGE_SIZE)
    .offset(page * COLLECTION_PAGE_SIZE)

/** A public collection by id; throws 404 for a private one as for an unknown one. */
export async function findCollection(
  id: number | undefined,
  deps: Pick<Deps, 'db'>,
): Promise<CollectionRow & { readonly id: number }> {
  const known = id !== undefined && id <= MAX_ID
  const [row] = known
    ? await selectCollections(deps).where(and(eq(collections.id, id), isPublic))
    : []
  if (!row) throw httpError('COLLECTION_NOT_FOUND')
  return { ...row, id: row.collection.id }
}

/** A design of a collection, ready for its card. */
type CollectionDesign = CardRow & { readonly mature: boolean }

/** The designs of collections in each maker's order; mature ones only where asked for. */
export async function designsOf(
  ids: readonly number[],
  deps: Pick<Deps, 'db'>,
  { withMature = false }: { readonly withMature?: boolean } = {},
): Promise<Map<number, CollectionDesign[]>> {
  if (ids.length === 0) return new Map()
  const rows = await deps.db.orm
    .select({
      collectionId: collectionDesigns.collectionId,
      card: cardColumns,
      mature: designs.mature,
    })
    .from(collectionDesigns)
    .innerJoin(designs, eq(designs.id, collectionDesigns.designId))
    .innerJoin(designers, eq(designers.id, designs.designerId))
    .where(
      and(
        inArray(collectionDesigns.collectionId, [...ids]),
        withMature ? undefined : eq(designs.mature, false),
      ),
    )
    .orderBy(asc(collectionDesigns.collectionId), asc(collectionDesigns.position), asc(designs.id))
  const byCollection = new Map<number, CollectionDesign[]>()
  for (const { collectionId, card, mature } of rows)
    byCollection.set(collectionId, [...(byCollection.get(collectionId) ?? []), { ...card, mature }])
  return byCollection
}

/** The part that a collection's page and its card in a list share. */
export function toWireCollection(
  { collection, designer, owner }: CollectionRow,
  shown: number,
): WireCollection {
  const ownName = publicName(owner?.name) ?? ''
  return {
    id: collection.id,
    slug: collection.slug,
    collection_name: collection.name,
    description: collection.description,
    designer_only: collection.designerOnly,
    show_collection: collection.public,
    num_public_designs: shown,
    user: {
      user_id: designer?.id ?? null,
      screen_name: designer?.screenName ?? ownName,
      name: designer?.name ?? ownName,
    },
  }
}

/** The first designs of a collection, to show it by. */
export function toWireThumbnails(cards: readonly CardRow[]): WireThumbnails {
  return cards.slice(0, THUMBNAILS).map(({ id, paletteHexes }) => ({ id, palette: paletteHexes }))
}

/** Returns collections as a list has them on the wire. */
export async function toWireCollectionCards(
  rows: readonly CollectionRow[],
  deps: Pick<Deps, 'db'>,
): Promise<CallReply<typeof listCollections>['collections']> {
  const cards = await designsOf(
    rows.map(({ collection }) => collection.id),
    deps,
  )
  return rows.map((row) => {
    const own = cards.get(row.collection.id) ?? []
    return { ...toWireCollection(row, own.length), design_thumbnails: toWireThumbnails(own) }
  })
}
