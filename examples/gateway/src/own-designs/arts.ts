import { ART_PART_BYTES } from '@selvage/core/own-designs'
import type { getArtUpload } from '@selvage/core/own-designs'
import type { CallReply } from '@selvage/core/contract'
import { and, asc, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { artParts, arts } from '../db/schema/art.ts'
import { designs } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import type { DrawnArt } from '../images/draw-art.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** Pictures of one member that no design is made of yet; the oldest goes for a newer one. */
const MOST_UNUSED = 3

/** A member, and the id of a picture that may be theirs. */
export interface OwnArt {
  readonly id: string
  readonly userId: string
}

/** The columns of an upload; the files themselves are large. */
const columns = {
  id: arts.id,
  bytes: arts.bytes,
  received: arts.received,
  width: arts.width,
  height: arts.height,
  paletteHexes: arts.paletteHexes,
  tags: arts.tags,
  hasSeam: arts.hasSeam,
}

const own = ({ id, userId }: OwnArt) => and(eq(arts.id, id), eq(arts.userId, userId))

async function selectUploads(tx: Queryable, art: OwnArt, locks: boolean) {
  const rows = tx.select(columns).from(arts).where(own(art))
  return locks ? rows.for('update') : rows
}

/** One row of {@link findUpload}. */
export type UploadRow = Awaited<ReturnType<typeof selectUploads>>[number]

/** Returns a member's upload; throws 404 for another's, for none, and for one that is gone. */
export async function findUpload(
  tx: Queryable,
  art: OwnArt,
  { locks = false }: { readonly locks?: boolean } = {},
): Promise<UploadRow> {
  const [row] = await selectUploads(tx, art, locks)
  if (!row) throw httpError('ART_NOT_FOUND')
  return row
}

/** Returns an upload on the wire. */
export function toWireUpload(row: UploadRow): CallReply<typeof getArtUpload> {
  const { id, bytes, received, width, height, paletteHexes: palette, tags, hasSeam } = row
  const isRead = width !== null && height !== null && palette && tags && hasSeam !== null
  return {
    id,
    bytes,
    received,
    art: isRead ? { id, width, height, palette, tags, has_seam: hasSeam } : null,
  }
}

/** Begins an upload; the member's row is locked, so that two at once stay within the limit. */
export async function insertUpload(
  userId: string,
  bytes: number,
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<UploadRow> {
  const id = newPublicId()
  return deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const made = tx
      .select({ one: sql`1` })
      .from(designs)
      .where(eq(designs.artId, arts.id))
    const older = await tx
      .select({ id: arts.id })
      .from(arts)
      .where(and(eq(arts.userId, userId), notExists(made)))
      .orderBy(desc(arts.createdAt), desc(arts.id))
      .offset(MOST_UNUSED - 1)
    const gone = older.map((row) => row.id)
    if (gone.length > 0) await tx.delete(arts).where(inArray(arts.id, gone))
    await tx.insert(arts).values({ id, userId, bytes, createdAt: deps.now() })
    return findUpload(tx, { id, userId })
  })
}

/** Stores the next part; one that does not begin where the last one ended changes nothing. */
export async function storePart(
  art: OwnArt,
  { offset, part }: { readonly offset: number; readonly part: Uint8Array },
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly row: UploadRow; readonly isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const row = await findUpload(tx, art, { locks: true })
    if (offset !== row.received || row.received === row.bytes) return { row, isNew: false }
    if (part.length !== Math.min(ART_PART_BYTES, row.bytes - offset))
      throw httpError('FIELD_VALUE_INVALID', { field: 'part' })
    await tx.insert(artParts).values({ artId: art.id, start: offset, part })
    const received = offset + part.length
    await tx.update(arts).set({ received }).where(own(art))
    return { row: { ...row, received }, isNew: true }
  })
}

/** Returns the parts of a file as one. */
export async function readFile({ id }: OwnArt, { db }: Pick<Deps, 'db'>): Promise<Uint8Array> {
  const parts = await db.orm
    .select({ part: artParts.part })
    .from(artParts)
    .where(eq(artParts.artId, id))
    .orderBy(asc(artParts.start))
  return Buffer.concat(parts.map(({ part }) => part))
}

/** Stores what a file was drawn anew as, in its place; once. */
export async function storeDrawn(
  art: OwnArt,
  { original, screen, preview, width, height, palette, tags, hasSeam }: DrawnArt,
  deps: Pick<Deps, 'db'>,
): Promise<UploadRow> {
  return deps.db.transaction(async (tx) => {
    const row = await findUpload(tx, art, { locks: true })
    if (row.width !== null) return row
    await tx.delete(artParts).where(eq(artParts.artId, art.id))
    for (let start = 0; start < original.length; start += ART_PART_BYTES) {
      const part = original.subarray(start, start + ART_PART_BYTES)
      await tx.insert(artParts).values({ artId: art.id, start, part })
    }
    const facts = { width, height, paletteHexes: [...palette], tags: [...tags], hasSeam }
    await tx
      .update(arts)
      .set({ ...facts, screen, preview })
      .where(own(art))
    return { ...row, ...facts }
  })
}

/** Removes a file that cannot be read. */
export async function removeUnread(art: OwnArt, { db }: Pick<Deps, 'db'>): Promise<void> {
  await db.orm.delete(arts).where(and(own(art), isNull(arts.width)))
}

/** Returns the small picture of a file by its id, which its member alone knows. */
export async function readPreview(
  id: string,
  { db }: Pick<Deps, 'db'>,
): Promise<Uint8Array | undefined> {
  const [row] = await db.orm.select({ preview: arts.preview }).from(arts).where(eq(arts.id, id))
  return row?.preview ?? undefined
}
