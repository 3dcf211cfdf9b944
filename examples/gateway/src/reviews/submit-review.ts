import type { CallBody } from '@selvage/core/contract'
import type { submitReview } from '@selvage/core/reviews'
import type { Language } from '@selvage/core/locale'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { reviewPhotos, reviews } from '../db/schema/reviews.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'
import type { Owner } from '../session/own-users.ts'
import { orderedMaterials, publicNameOf } from './eligibility.ts'
import { isOpen } from './review-orders.ts'

/** A review that its author sends. */
interface SentReview {
  readonly author: Owner
  readonly designId: number
  readonly form: CallBody<typeof submitReview>
  readonly language: Language
  /** Hash of the request. */
  readonly hash: string
}

/**
 * Stores a review that waits for an operator. The same one sent twice is one; a rejected one, and
 * one whose order was canceled, makes room for the next.
 */
export async function storeReview(
  tx: Queryable,
  { author, designId, form, language, hash }: SentReview,
  now: Date,
): Promise<void> {
  const { userId } = author
  const ordered = (await orderedMaterials(tx, author, designId)).get(form.material)
  if (!ordered) throw httpError('REVIEW_NOT_ORDERED')
  const same = and(
    eq(reviews.userId, userId),
    eq(reviews.designId, designId),
    eq(reviews.material, form.material),
  )
  await tx.delete(reviews).where(and(same, sql`NOT (${isOpen})`))
  const stored = await tx
    .insert(reviews)
    .values({
      id: newPublicId(),
      userId,
      designId,
      orderNumber: ordered.number,
      material: form.material,
      rating: form.rating,
      printRating: form.print_rating ?? null,
      materialRating: form.material_rating ?? null,
      made: form.made ?? null,
      recommend: form.recommend ?? null,
      title: form.title.trim(),
      body: form.text.trim(),
      language,
      author: await publicNameOf(tx, userId),
      sentHash: hash,
      state: 'waiting',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  const [review] = stored
  if (review) return attachPhotos(tx, { reviewId: review.id, userId }, form.photos)
  const [before] = await tx.select({ hash: reviews.sentHash }).from(reviews).where(same)
  if (before?.hash !== hash) throw httpError('REVIEW_EXISTS')
}

/** Attaches the author's own uploaded pictures, each to one review alone. */
async function attachPhotos(
  tx: Queryable,
  { reviewId, userId }: { readonly reviewId: string; readonly userId: string },
  photos: SentReview['form']['photos'],
): Promise<void> {
  for (const [position, { id, caption }] of photos.entries()) {
    const attached = await tx
      .update(reviewPhotos)
      .set({ reviewId, position, caption: caption.trim() })
      .where(
        and(
          eq(reviewPhotos.id, id),
          eq(reviewPhotos.userId, userId),
          isNull(reviewPhotos.reviewId),
        ),
      )
      .returning({ id: reviewPhotos.id })
    if (attached.length === 0)
      throw httpError('REVIEW_PICTURE_INVALID', { field: `photos.${position}.id` })
  }
}
