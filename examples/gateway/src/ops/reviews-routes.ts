import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { reviewPhotos } from '../db/schema/reviews.ts'
import { httpError } from '../http/http-error.ts'
import type { PlainRoute } from '../http/handle.ts'
import { isReason, publishReview, rejectReview, reviewsToRead } from '../reviews/moderate.ts'
import type { Moderation } from '../reviews/moderate.ts'
import { assertOwnPage, operatorRejection, pageAnswer } from './operator-page.ts'
import { MODERATIONS, reviewsPage } from './reviews-page.ts'

const PATH = '/ops/reviews'
/** The longest body of a decision, bytes. */
const MOST_BYTES = 1_000

const list: PlainRoute = {
  path: PATH,
  name: 'ops.reviews',
  open: false,
  run: async (request, _params, deps, peer) => {
    const rejected = operatorRejection(request, peer, deps)
    if (rejected) return rejected
    const named = new URL(request.url).searchParams.get('decided') ?? ''
    const decided = Object.hasOwn(MODERATIONS, named) ? (named as Moderation) : undefined
    return pageAnswer(reviewsPage(await reviewsToRead(deps), { decided, now: deps.now() }))
  },
}

const decision = (
  name: 'publish' | 'reject',
  decide: (id: string, form: URLSearchParams, deps: Deps) => Promise<Moderation>,
): PlainRoute => ({
  path: `${PATH}/:review/${name}`,
  method: 'POST',
  name: `ops.reviews.${name}`,
  open: false,
  run: async (request, { review = '' }, deps, peer) => {
    const rejected = operatorRejection(request, peer, deps)
    if (rejected) return rejected
    assertOwnPage(request, deps)
    const body = (await request.text()).slice(0, MOST_BYTES)
    const decided = await decide(review, new URLSearchParams(body), deps)
    return new Response(null, { status: 303, headers: { Location: `${PATH}?decided=${decided}` } })
  },
})

/** A picture of a review, whether it is public or not. */
const photo: PlainRoute = {
  path: `${PATH}/photos/:photo`,
  name: 'ops.reviews.photo',
  open: false,
  run: async (request, { photo: id = '' }, deps, peer) => {
    const rejected = operatorRejection(request, peer, deps)
    if (rejected) return rejected
    const [found] = await deps.db.orm
      .select({ bytes: reviewPhotos.large })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.id, id))
    if (!found) throw httpError('NO_IMAGE_AVAILABLE', { status: 404 })
    return new Response(Uint8Array.from(found.bytes), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
    })
  },
}

/** The operator's page of reviews to read, their pictures, and its two decisions. */
export const reviewsPageRoutes: readonly PlainRoute[] = [
  list,
  photo,
  decision('publish', (id, _form, deps) => publishReview(id, deps)),
  decision('reject', (id, form, deps) => {
    const reason = form.get('reason')
    if (!isReason(reason)) throw httpError('FIELD_VALUE_INVALID', { field: 'reason' })
    return rejectReview(id, reason, deps)
  }),
]
