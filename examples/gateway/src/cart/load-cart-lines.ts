import { and, eq, gt, or } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import { readLines } from './load-lines.ts'
import type { CartLine } from './load-lines.ts'

/** The lines of a cart, each list in the order in which it is shown. */
export interface LoadedLines {
  readonly lines: readonly CartLine[]
  /** Removed lines that can come back, the last one at the end. */
  readonly removed: readonly CartLine[]
}

/** How long a removed line can come back, milliseconds. */
export const RESTORABLE_FOR_MS = 30 * 60_000

/** Reads a cart's lines, priced, and marks those that cannot be bought any more. */
export async function loadLines(db: Queryable, cartId: string, now: Date): Promise<LoadedLines> {
  const removedAfter = new Date(now.getTime() - RESTORABLE_FOR_MS)
  const all = await readLines(
    db,
    and(
      eq(cartItems.cartId, cartId),
      or(eq(cartItems.status, 'pending'), gt(cartItems.removedAt, removedAfter)),
    ),
  )
  return {
    lines: all.filter(({ item }) => item.removedAt === null),
    removed: all
      .filter(({ item }) => item.removedAt !== null)
      .sort((one, other) => Number(one.item.removedAt) - Number(other.item.removedAt)),
  }
}
