import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'
import { favorites } from '../db/schema/favorites.ts'

/** A design with the user that has it as a favorite, or not. */
export interface FavoriteOf {
  readonly userId: string
  readonly designId: number
}

/**
 * Makes a design a favorite, or none; a repeated request changes nothing. Returns the design's new
 * count, or undefined for an unknown design.
 */
export async function setFavorite(
  tx: Queryable,
  { userId, designId }: FavoriteOf,
  isFavorite: boolean,
  now: Date,
): Promise<number | undefined> {
  // The design's row is locked first, so that its count and the rows change together.
  const [design] = await tx
    .select({ count: designs.favouriteCount })
    .from(designs)
    .where(eq(designs.id, designId))
    .for('update')
  if (!design) return undefined
  const changed = isFavorite
    ? await tx
        .insert(favorites)
        .values({ userId, designId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: favorites.designId })
    : await tx
        .delete(favorites)
        .where(and(eq(favorites.userId, userId), eq(favorites.designId, designId)))
        .returning({ id: favorites.designId })
  if (changed.length === 0) return design.count
  const count = Math.max(0, design.count + (isFavorite ? 1 : -1))
  await tx.update(designs).set({ favouriteCount: count }).where(eq(designs.id, designId))
  return count
}

/** Returns which of the designs are favorites of the user's. */
export async function favoritesOf(
  db: Queryable,
  userId: string,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: favorites.designId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.designId, [...ids])))
  return rows.map(({ id }) => id)
}

/** The order of a list of favorites. */
export const newestFavorites = [desc(favorites.createdAt), desc(favorites.designId)] as const

/**
 * Moves a guest's favorites to the member whom their cart came along to. A design that was a
 * favorite of both counts once from then on.
 */
export async function moveFavorites(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.execute(sql`
    WITH shared AS (
      DELETE FROM ${favorites} AS own
      WHERE own.user_id = ${from} AND EXISTS (
        SELECT FROM ${favorites} AS other
        WHERE other.user_id = ${to} AND other.design_id = own.design_id)
      RETURNING own.design_id
    )
    UPDATE ${designs} SET favourite_count = greatest(0, favourite_count - 1)
    WHERE id IN (SELECT design_id FROM shared)`)
  await tx.update(favorites).set({ userId: to }).where(eq(favorites.userId, from))
}
