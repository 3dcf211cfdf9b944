import { FLAG_REASONS } from '@selvage/core/reviews'
import type { FlagReason } from '@selvage/core/reviews'
import { and, asc, eq, inArray, isNull, lte, min, ne, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'
import { reviewFlags, reviewPhotos, reviews } from '../db/schema/reviews.ts'
import type { ReviewRow } from '../db/schema/reviews.ts'
import { photosOf } from './list-reviews.ts'
import { isOpen, isPublic, isWaiting } from './review-orders.ts'

/** The most reviews of one page. */
const PAGE = 50

/** A review that an operator has to read. */
export interface ReviewToRead {
  readonly review: ReviewRow
  readonly designTitle: string
  readonly photos: readonly { readonly id: string; readonly caption: string | null }[]
  /** Why readers reported it, each reason once; none for one that waits. */
  readonly flags: readonly FlagReason[]
  /** When the newest of these reports came; null where there is none. */
  readonly flaggedUntil: Date | null
}

/** True for a reason of {@link FLAG_REASONS}. */
export const isReason = (value: unknown): value is FlagReason =>
  FLAG_REASONS.includes(value as FlagReason)

/**
 * The reviews that wait, the oldest first, and after them those that readers reported, by their
 * first report. Reviews fill a page, however often one of them was reported.
 */
export async function reviewsToRead({ db }: Pick<Deps, 'db'>): Promise<ReviewToRead[]> {
  const open = await db.orm
    .select({ id: reviewFlags.reviewId })
    .from(reviewFlags)
    .innerJoin(reviews, eq(reviews.id, reviewFlags.reviewId))
    .where(and(isNull(reviewFlags.seenAt), isPublic))
    .groupBy(reviewFlags.reviewId)
    .orderBy(asc(min(reviewFlags.createdAt)), asc(reviewFlags.reviewId))
    .limit(PAGE)
  const ids = open.map(({ id }) => id)
  const select = () =>
    db.orm
      .select({ review: reviews, designTitle: designs.title })
      .from(reviews)
      .innerJoin(designs, eq(designs.id, reviews.designId))
  const waiting = await select().where(isWaiting).orderBy(asc(reviews.createdAt)).limit(PAGE)
  const reported = ids.length === 0 ? [] : await select().where(inArray(reviews.id, ids))
  reported.sort((one, other) => ids.indexOf(one.review.id) - ids.indexOf(other.review.id))
  const reasons = await reasonsOf(db.orm, ids)
  const all = [...waiting, ...reported]
  const photos = await photosOf(
    db.orm,
    all.map(({ review }) => review.id),
  )
  return all.map(({ review, designTitle }) => {
    const own = reasons.filter(({ id }) => id === review.id)
    const times = own.map(({ until }) => until.getTime())
    return {
      review,
      designTitle,
      photos: photos.filter(({ reviewId }) => reviewId === review.id),
      flags: own.map(({ reason }) => reason),
      flaggedUntil: times.length === 0 ? null : new Date(Math.max(...times)),
    }
  })
}

/**
 * Why readers reported some reviews since an operator has read them; each reason once, with its
 * newest report.
 */
async function reasonsOf(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: reviewFlags.reviewId,
      reason: reviewFlags.reason,
      until: sql`max(${reviewFlags.createdAt})`.mapWith(reviewFlags.createdAt),
    })
    .from(reviewFlags)
    .where(and(isNull(reviewFlags.seenAt), inArray(reviewFlags.reviewId, [...ids])))
    .groupBy(reviewFlags.reviewId, reviewFlags.reason)
    .orderBy(asc(min(reviewFlags.createdAt)))
}

/** How a decision of an operator ended; `over` for one that changes nothing. */
export type Moderation = 'published' | 'rejected' | 'over'

/**
 * Publishes a review that waits, or says that a reported one stays. Reports that are newer than the
 * last one that the operator saw are shown anew.
 */
export async function publishReview(
  id: string,
  { db, now }: Deps,
  flaggedUntil: Date | null,
): Promise<Moderation> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), isOpen))
      .for('update')
    if (!review) return 'over'
    if (review.state === 'waiting')
      await tx
        .update(reviews)
        .set({ state: 'published', decidedAt: now() })
        .where(eq(reviews.id, id))
    if (flaggedUntil)
      await tx
        .update(reviewFlags)
        .set({ seenAt: now() })
        .where(and(eq(reviewFlags.reviewId, id), lte(reviewFlags.createdAt, flaggedUntil)))
    return 'published'
  })
}

/** Rejects a review, waiting or published, and deletes its pictures. */
export async function rejectReview(
  id: string,
  reason: FlagReason,
  { db, now }: Deps,
): Promise<Moderation> {
  return db.transaction(async (tx) => {
    const rejected = await tx
      .update(reviews)
      .set({ state: 'rejected', reason, decidedAt: now() })
      .where(and(eq(reviews.id, id), ne(reviews.state, 'rejected')))
      .returning({ id: reviews.id })
    if (rejected.length === 0) return 'over'
    await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, id))
    return 'rejected'
  })
}
