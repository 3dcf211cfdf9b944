import {
  changeDesigns,
  collectionNameError,
  collectionNameKey,
  collectionSlug,
  MOST_COLLECTION_DESIGNS,
  MOST_COLLECTIONS,
  normalizeCollectionName,
} from '@selvage/core/collection'
import type { changeCollection, createCollection, DesignsChange } from '@selvage/core/collection'
import type { CallBody } from '@selvage/core/contract'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { collectionDesigns, collections, designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'

type Details = Pick<
  CallBody<typeof changeCollection>,
  'name' | 'description' | 'show_collection' | 'designer_only'
>

/** Returns the columns of a name; throws for one that cannot be used. */
function named(name: string) {
  const normalized = normalizeCollectionName(name)
  const code = collectionNameError(normalized)
  if (code) throw httpError(code, { field: 'name' })
  return {
    name: normalized,
    nameKey: collectionNameKey(normalized),
    slug: collectionSlug(normalized),
  }
}

const columnsOf = ({ name, description, show_collection, designer_only }: Details) => ({
  ...(name !== undefined && named(name)),
  ...(description !== undefined && { description: description.trim() }),
  ...(show_collection !== undefined && { public: show_collection }),
  ...(designer_only !== undefined && { designerOnly: designer_only }),
})

/** Makes a collection of a member's own, and returns its id. */
export async function insertCollection(
  tx: Queryable,
  ownerId: string,
  { designs: add, name, ...details }: CallBody<typeof createCollection>,
): Promise<number> {
  // The member's row is locked, so that two pages at once keep to the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  const own = eq(collections.ownerId, ownerId)
  const [held] = await tx.select({ n: count() }).from(collections).where(own)
  if ((held?.n ?? 0) >= MOST_COLLECTIONS)
    throw httpError('COLLECTION_LIMIT_REACHED', { params: { max: MOST_COLLECTIONS } })
  const [made] = await tx
    .insert(collections)
    .values({
      description: '',
      public: false,
      ...columnsOf(details),
      ...named(name),
      ownerId,
    })
    .returning({ id: collections.id })
  if (!made) throw new Error('The collection was not inserted.')
  await writeDesigns(tx, made.id, [], { add })
  return made.id
}

/** Changes a collection of a member's own; throws 404 for any other. */
export async function updateCollection(
  tx: Queryable,
  { id, ownerId }: { readonly id: number; readonly ownerId: string },
  body: CallBody<typeof changeCollection>,
): Promise<void> {
  const own = and(eq(collections.id, id), eq(collections.ownerId, ownerId))
  const found = await tx.select({ id: collections.id }).from(collections).where(own).for('update')
  if (found.length === 0) throw httpError('COLLECTION_NOT_FOUND')
  const { designs: order, add_designs: add, remove_designs: remove, ...details } = body
  const columns = columnsOf(details)
  if (Object.keys(columns).length > 0) await tx.update(collections).set(columns).where(own)
  if (order ?? add ?? remove)
    await writeDesigns(tx, id, await designIdsOf(tx, id), { add, remove, order })
}

async function designIdsOf(tx: Queryable, collectionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: collectionDesigns.designId })
    .from(collectionDesigns)
    .where(eq(collectionDesigns.collectionId, collectionId))
    .orderBy(asc(collectionDesigns.position), asc(collectionDesigns.designId))
  return rows.map(({ id }) => id)
}

async function writeDesigns(
  tx: Queryable,
  collectionId: number,
  held: readonly number[],
  change: DesignsChange,
): Promise<void> {
  const wanted = changeDesigns(held, change)
  const added = wanted.filter((id) => !held.includes(id))
  if (wanted.length > MOST_COLLECTION_DESIGNS && added.length > 0)
    throw httpError('COLLECTION_FULL', { params: { max: MOST_COLLECTION_DESIGNS } })
  if (added.length > 0) {
    const known = await tx
      .select({ id: designs.id })
      .from(designs)
      .where(inArray(designs.id, added))
      .for('share')
    if (known.length < added.length) throw httpError('NO_IMAGE_AVAILABLE')
  }
  await tx.delete(collectionDesigns).where(eq(collectionDesigns.collectionId, collectionId))
  if (wanted.length > 0)
    await tx
      .insert(collectionDesigns)
      .values(wanted.map((designId, position) => ({ collectionId, designId, position })))
}
