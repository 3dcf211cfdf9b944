import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'
import { collectionFavorites, favorites } from '../db/schema/favorites.ts'

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
  // The design's row is locked first, in the order in which its count follows its favorites.
  const known = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(eq(designs.id, designId))
    .for('update')
  if (known.length === 0) return undefined
  if (isFavorite)
    await tx.insert(favorites).values({ userId, designId, createdAt: now }).onConflictDoNothing()
  else
    await tx
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.designId, designId)))
  const [design] = await tx
    .select({ count: designs.favoriteCount })
    .from(designs)
    .where(eq(designs.id, designId))
  return design?.count
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
    INSERT INTO ${favorites} (user_id, design_id, created_at)
    SELECT ${to}, design_id, created_at FROM ${favorites} WHERE user_id = ${from}
    ON CONFLICT DO NOTHING`)
  await tx.delete(favorites).where(eq(favorites.userId, from))
  await tx.execute(sql`
    INSERT INTO ${collectionFavorites} (user_id, collection_id, created_at)
    SELECT ${to}, collection_id, created_at FROM ${collectionFavorites} WHERE user_id = ${from}
    ON CONFLICT DO NOTHING`)
  await tx.delete(collectionFavorites).where(eq(collectionFavorites.userId, from))
}
