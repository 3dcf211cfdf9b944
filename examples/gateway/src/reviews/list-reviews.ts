import type { CallQuery, CallReply } from '@selvage/core/contract'
import { REVIEWS_PAGE_SIZE } from '@selvage/core/reviews'
import type { listReviews, ReviewSort } from '@selvage/core/reviews'
import { and, asc, count, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { reviewFlags, reviewPhotos, reviews, reviewVotes } from '../db/schema/reviews.ts'
import type { ReviewRow } from '../db/schema/reviews.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'
import { isPublic } from './review-orders.ts'

type Query = CallQuery<typeof listReviews>
type WireReview = CallReply<typeof listReviews>['reviews'][number]

const newest = [desc(reviews.decidedAt), desc(reviews.id)] as const
const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  helpful: [desc(reviews.helpfulCount), ...newest],
  newest,
  highest: [desc(reviews.rating), ...newest],
  lowest: [asc(reviews.rating), ...newest],
}

/** The published reviews of a design. */
export const publishedOf = (designId: number): SQL | undefined =>
  and(eq(reviews.designId, designId), isPublic)

/** True for a review with pictures. */
export const hasPhotos = (db: Queryable): SQL =>
  exists(
    db
      .select({ id: reviewPhotos.id })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.reviewId, reviews.id)),
  )

function shownBy(db: Queryable, designId: number, query: Query): SQL | undefined {
  return and(
    publishedOf(designId),
    query.stars === undefined ? undefined : eq(reviews.rating, query.stars),
    query.material === undefined ? undefined : eq(reviews.material, query.material),
    query.made === undefined ? undefined : eq(reviews.made, query.made),
    query.photos === undefined ? undefined : hasPhotos(db),
  )
}

/** One page of a design's published reviews, as its reader sees them, and how many there are. */
export async function selectReviews(
  db: Queryable,
  designId: number,
  query: Query,
  reader: Owner | null,
): Promise<{ readonly rows: WireReview[]; readonly total: number }> {
  const shown = shownBy(db, designId, query)
  const [all] = await db.select({ n: count() }).from(reviews).where(shown)
  const rows = await db
    .select()
    .from(reviews)
    .where(shown)
    .orderBy(...ORDERS[query.sort ?? 'helpful'])
    .limit(REVIEWS_PAGE_SIZE)
    .offset(query.page_offset ?? 0)
  const ids = rows.map(({ id }) => id)
  const photos = await photosOf(db, ids)
  const voted = await reactionsOf(db, reviewVotes, ids, reader)
  const flagged = await reactionsOf(db, reviewFlags, ids, reader)
  return {
    total: all?.n ?? 0,
    rows: rows.map((row) => ({
      ...wireReview(row),
      voted: voted.has(row.id),
      flagged: flagged.has(row.id),
      own: row.userId === reader?.userId,
      photos: photos
        .filter(({ reviewId }) => reviewId === row.id)
        .map(({ name, caption, width, height }) => ({
          name,
          caption: caption ?? '',
          width,
          height,
        })),
    })),
  }
}

const wireReview = (row: ReviewRow) => ({
  id: row.id,
  rating: row.rating,
  material: row.material,
  print_rating: row.printRating,
  material_rating: row.materialRating,
  made: row.made,
  recommend: row.recommend,
  title: row.title,
  text: row.body,
  language: row.language,
  author: row.author,
  published_at: (row.decidedAt ?? row.createdAt).toISOString(),
  helpful_count: row.helpfulCount,
})

/** The pictures of some reviews, without their bytes, in the order of their forms. */
export async function photosOf(db: Queryable, reviewIds: readonly string[]) {
  if (reviewIds.length === 0) return []
  return db
    .select({
      id: reviewPhotos.id,
      reviewId: reviewPhotos.reviewId,
      name: reviewPhotos.name,
      caption: reviewPhotos.caption,
      width: reviewPhotos.width,
      height: reviewPhotos.height,
    })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.position))
}

/** Which of some reviews a reader has voted for, or has reported. */
async function reactionsOf(
  db: Queryable,
  table: typeof reviewVotes | typeof reviewFlags,
  reviewIds: readonly string[],
  reader: Owner | null,
): Promise<ReadonlySet<string>> {
  if (reader === null || reviewIds.length === 0) return new Set()
  const rows = await db
    .select({ id: table.reviewId })
    .from(table)
    .where(
      and(inArray(table.reviewId, [...reviewIds]), sql`${table.userId} IN ${ownUsers(reader)}`),
    )
  return new Set(rows.map(({ id }) => id))
}
