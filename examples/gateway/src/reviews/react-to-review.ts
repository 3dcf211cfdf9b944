import type { FlagReason } from '@selvage/core/reviews'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { reviewFlags, reviews, reviewVotes } from '../db/schema/reviews.ts'
import type { ReviewRow } from '../db/schema/reviews.ts'
import { httpError } from '../http/http-error.ts'
import { isPublicId } from '../secrets/public-id.ts'
import { assertWrites } from '../session/assert-writes.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'
import { isPublic } from './review-orders.ts'

/** The public review of an id, locked, so that votes at once are counted one by one. */
async function lockPublished(tx: Queryable, id: string): Promise<ReviewRow> {
  const [review] = isPublicId(id)
    ? await tx
        .select()
        .from(reviews)
        .where(and(eq(reviews.id, id), isPublic))
        .for('update')
    : []
  if (!review) throw httpError('REVIEW_NOT_FOUND')
  return review
}

/**
 * Counts a vote, once for each user, and never the author's own. Somebody who votes as a guest too
 * is known when they log in: the guest's votes are the member's then, and count once with theirs.
 * Returns the new count.
 */
export async function vote(tx: Queryable, id: string, reader: Owner, now: Date): Promise<number> {
  await assertWrites(tx, reader.userId)
  const review = await lockPublished(tx, id)
  const voted = await tx
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, id), sql`${reviewVotes.userId} IN ${ownUsers(reader)}`))
    .limit(1)
  if (voted.length > 0 || review.userId === reader.userId) throw httpError('REVIEW_ALREADY_VOTED')
  await tx.insert(reviewVotes).values({ reviewId: id, userId: reader.userId, createdAt: now })
  const helpfulCount = review.helpfulCount + 1
  await tx.update(reviews).set({ helpfulCount }).where(eq(reviews.id, id))
  return helpfulCount
}

/** Stores a reader's report, once. */
export async function storeFlag(
  tx: Queryable,
  id: string,
  { reader, reason }: { readonly reader: Owner; readonly reason: FlagReason },
  now: Date,
): Promise<void> {
  await assertWrites(tx, reader.userId)
  await lockPublished(tx, id)
  await tx
    .insert(reviewFlags)
    .values({ reviewId: id, userId: reader.userId, reason, createdAt: now })
    .onConflictDoNothing()
}
