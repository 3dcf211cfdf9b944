import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { reviewFlags, reviews, reviewVotes } from '../db/schema/reviews.ts'
import { ownUsers } from '../session/own-users.ts'

interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Moves a guest's votes and reports to the member whom they turned out to be. What both had given
 * to a review counts once from then on, and what the guest gave to a review of the member's own is
 * dropped.
 */
export async function moveReactions(tx: Queryable, move: Move): Promise<void> {
  const voted = tx
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, move.from))
  // In one order, and as a vote locks its review, so that one at the same time is counted once too.
  await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.id, voted))
    .orderBy(asc(reviews.id))
    .for('update')
  const dropped = await moveRows(tx, reviewVotes, move)
  if (dropped.length > 0)
    await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} - 1` })
      .where(inArray(reviews.id, dropped))
  await moveRows(tx, reviewFlags, move)
}

/** Moves the rows of one table; returns the reviews whose row was dropped instead. */
async function moveRows(
  tx: Queryable,
  table: typeof reviewVotes | typeof reviewFlags,
  { from, to }: Move,
): Promise<string[]> {
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, to))
  const given = tx
    .select({ id: table.reviewId })
    .from(table)
    .where(sql`${table.userId} IN ${ownUsers({ userId: to })}`)
  const dropped = await tx
    .delete(table)
    .where(
      and(eq(table.userId, from), or(inArray(table.reviewId, own), inArray(table.reviewId, given))),
    )
    .returning({ id: table.reviewId })
  await tx.update(table).set({ userId: to }).where(eq(table.userId, from))
  return dropped.map(({ id }) => id)
}
