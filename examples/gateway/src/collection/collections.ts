import { MAX_ID } from '@selvage/core/contract'
import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import type { getCollection, listCollections } from '@selvage/core/collection'
import type { CallReply } from '@selvage/core/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { collectionDesigns, collections, designers, designs } from '../db/schema/catalogue.ts'
import { cardColumns } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { httpError } from '../http/http-error.ts'

type WireCollection = Omit<CallReply<typeof getCollection>['collection'], 'design_docs'>
type WireThumbnails = CallReply<typeof listCollections>['collections'][number]['design_thumbnails']

/** Designs that a list shows a collection by. */
const THUMBNAILS = 4

/** Collections that are shown, with their designers, ready for an order. */
export function selectCollections(deps: Pick<Deps, 'db'>) {
  return deps.db.orm
    .select({ collection: collections, designer: designers })
    .from(collections)
    .innerJoin(designers, eq(designers.id, collections.designerId))
    .$dynamic()
}

/** One row of {@link selectCollections}. */
export type CollectionRow = Awaited<ReturnType<typeof selectCollections>>[number]

/** Returns one page of the public collections, the newest first. */
export const selectListed = (deps: Pick<Deps, 'db'>, page: number): Promise<CollectionRow[]> =>
  selectCollections(deps)
    .where(eq(collections.public, true))
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
    ? await selectCollections(deps).where(and(eq(collections.id, id), eq(collections.public, true)))
    : []
  if (!row) throw httpError('COLLECTION_NOT_FOUND', { status: 404 })
  return { ...row, id: row.collection.id }
}

/** The designs of collections that everybody may see, in each designer's order. */
export async function designsOf(
  ids: readonly number[],
  deps: Pick<Deps, 'db'>,
): Promise<Map<number, CardRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await deps.db.orm
    .select({ collectionId: collectionDesigns.collectionId, card: cardColumns })
    .from(collectionDesigns)
    .innerJoin(designs, eq(designs.id, collectionDesigns.designId))
    .innerJoin(designers, eq(designers.id, designs.designerId))
    .where(and(inArray(collectionDesigns.collectionId, [...ids]), eq(designs.mature, false)))
    .orderBy(asc(collectionDesigns.collectionId), asc(collectionDesigns.position), asc(designs.id))
  const byCollection = new Map<number, CardRow[]>()
  for (const { collectionId, card } of rows)
    byCollection.set(collectionId, [...(byCollection.get(collectionId) ?? []), card])
  return byCollection
}

/** The part that a collection's page and its card in a list share. */
export function toWireCollection(
  { collection, designer }: CollectionRow,
  shown: number,
): WireCollection {
  return {
    id: collection.id,
    slug: collection.slug,
    collection_name: collection.name,
    description: collection.description,
    designer_only: false,
    show_collection: collection.public,
    num_public_designs: shown,
    user: { user_id: designer.id, screen_name: designer.screenName, name: designer.name },
  }
}

/** The first designs of a collection, to show it by. */
export function toWireThumbnails(cards: readonly CardRow[]): WireThumbnails {
  return cards.slice(0, THUMBNAILS).map(({ id, paletteHexes }) => ({ id, palette: paletteHexes }))
}
