import { languageOf } from '@selvage/core/locale'
import {
  flagReview,
  getReviewEligibility,
  getReviewSummary,
  listReviews,
  submitReview,
  REVIEW_TEXT_MESSAGES,
  voteReview,
} from '@selvage/core/reviews'
import { and, eq, or } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { reviews } from '../db/schema/reviews.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { orderedMaterials, publicNameOf } from './eligibility.ts'
import { findDesignId } from './find-design.ts'
import { selectReviews } from './list-reviews.ts'
import { storeFlag, vote } from './react-to-review.ts'
import { isOpen } from './review-orders.ts'
import { storeReview } from './submit-review.ts'
import { summaryOf } from './summary.ts'

/** The design of a path; throws 404 for one that the shop does not have. */
async function designOf({ id }: { readonly id: string }, { db }: Pick<Deps, 'db'>) {
  const designId = await findDesignId(db.orm, id)
  if (designId === undefined) throw httpError('NO_IMAGE_AVAILABLE')
  return designId
}

const list = handle(listReviews, async ({ params, query, visitor }, deps) => {
  const designId = await designOf(params, deps)
  const { rows, total } = await selectReviews(deps.db.orm, designId, query, visitor)
  return {
    reviews: rows,
    total,
    page_offset: query.page_offset ?? 0,
    summary: await summaryOf(deps.db.orm, designId),
  }
})

const summary = handle(getReviewSummary, async ({ params }, deps) => ({
  summary: await summaryOf(deps.db.orm, await designOf(params, deps)),
}))

const eligibility = handle(getReviewEligibility, async ({ params, session }, deps) => {
  const designId = await designOf(params, deps)
  const { guest, userId } = session
  const db = deps.db.orm
  const ordered = guest ? new Map() : await orderedMaterials(db, session, designId)
  const written = await db
    .select({ material: reviews.material, state: reviews.state })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.designId, designId),
        or(isOpen, eq(reviews.state, 'rejected')),
      ),
    )
  return {
    design_id: designId,
    materials: [...ordered].map(([material, { number, placedAt }]) => ({
      material,
      order_number: number,
      placed_at: placedAt.toISOString(),
      review: written.find((review) => review.material === material)?.state ?? null,
    })),
    screen_name: await publicNameOf(db, userId),
  }
})

const submit = handle(
  submitReview,
  async ({ params, session, body, bodyHash, locale }, deps) => {
    const designId = await findDesignId(deps.db.orm, params.id)
    if (designId === undefined) throw httpError('REVIEW_NOT_POSTED')
    const sent = { author: session, designId, form: body, language: languageOf(locale) }
    await deps.db.transaction((tx) => storeReview(tx, { ...sent, hash: bodyHash }, deps.now()))
    return { review_submitted: true as const }
  },
  { limit: 'review', messages: REVIEW_TEXT_MESSAGES },
)

const helpful = handle(
  voteReview,
  async ({ params, session }, deps) => {
    const count = await deps.db.transaction((tx) => vote(tx, params.id, session, deps.now()))
    return { helpful_count: count }
  },
  { limit: 'review-vote-address' },
)

const report = handle(
  flagReview,
  async ({ params, session, body }, deps) => {
    const flagged = { reader: session, reason: body.reason }
    await deps.db.transaction((tx) => storeFlag(tx, params.id, flagged, deps.now()))
    return { flagged: true as const }
  },
  { limit: 'review-vote-address' },
)

/** Reviews of designs: reading and writing them, votes and reports. */
export const reviewRoutes: readonly Route[] = [list, summary, eligibility, submit, helpful, report]
