import { eq } from 'drizzle-orm'
import { reviewPhotos } from '../db/schema/reviews.ts'
import { httpError } from '../http/http-error.ts'
import type { PlainRoute } from '../http/handle.ts'
import { isReason, publishReview, rejectReview, reviewsToRead } from '../reviews/moderate.ts'
import { operatorDecision, operatorList, operatorRoute } from './operator-routes.ts'
import { FLAGGED_UNTIL, MODERATIONS, reviewsPage } from './reviews-page.ts'

const NAME = 'reviews'
/** The longest body of a decision, bytes. */
const MOST_BYTES = 1_000

/** A field of a decision's form; empty for one that is left out. */
async function fieldOf(request: Request, name: string): Promise<string> {
  const body = (await request.text()).slice(0, MOST_BYTES)
  return new URLSearchParams(body).get(name) ?? ''
}

/** A picture of a review, whether it is public or not. */
const photo = operatorRoute({
  path: `/ops/${NAME}/photos/:photo`,
  name: 'ops.reviews.photo',
  run: async (_request, { photo: id = '' }, deps) => {
    const [found] = await deps.db.orm
      .select({ bytes: reviewPhotos.large })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.id, id))
    if (!found) throw httpError('NO_IMAGE_AVAILABLE')
    return new Response(Uint8Array.from(found.bytes), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
    })
  },
})

/** The operator's page of reviews to read, their pictures, and its two decisions. */
export const reviewsPageRoutes: readonly PlainRoute[] = [
  operatorList({
    name: NAME,
    decisions: MODERATIONS,
    draw: async (decided, deps) =>
      reviewsPage(await reviewsToRead(deps), { decided, now: deps.now() }),
  }),
  photo,
  operatorDecision(NAME, 'publish', async (id, deps, request) => {
    const until = Date.parse(await fieldOf(request, FLAGGED_UNTIL))
    return publishReview(id, deps, Number.isNaN(until) ? null : new Date(until))
  }),
  operatorDecision(NAME, 'reject', async (id, deps, request) => {
    const reason = await fieldOf(request, 'reason')
    if (!isReason(reason)) throw httpError('FIELD_VALUE_INVALID', { field: 'reason' })
    return rejectReview(id, reason, deps)
  }),
]
