import { logOut } from '../../account/account.contract.ts'
import { addReviewPhoto } from '../../reviews/review-photos.contract.ts'
import { EMPTY_REVIEW } from '../../reviews/review-rules.ts'
import type { ReviewForm } from '../../reviews/review-rules.ts'
import {
  flagReview,
  getReviewEligibility,
  getReviewSummary,
  listReviews,
  submitReview,
  voteReview,
} from '../../reviews/reviews.contract.ts'
import type { ReviewsQuery } from '../../reviews/reviews.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join } from './account-rules.ts'
import { beginCheckout } from './checkout-steps.ts'
import type { OpenGateway } from './runner.ts'

/** The smallest PNG: one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A member who has ordered a design on the first fabric. */
export async function buyToReview(open: OpenGateway) {
  const shopper = await beginCheckout(open, 1, 'member')
  const { gateway, steps, yard } = shopper
  const { orderNumber } = await steps.place(await steps.toReview())
  const params = { id: yard.designId }
  const form: ReviewForm = {
    ...EMPTY_REVIEW,
    rating: '4',
    material: yard.fabric,
    made: 'quilt',
    recommend: 'yes',
    title: 'Washed three times',
    text: 'The red has held.\nIt sews like butter.',
  }
  return {
    ...shopper,
    orderNumber: orderNumber ?? '',
    form,
    eligibility: () => gateway.send(getReviewEligibility, { params, query: {} }),
    list: (query: ReviewsQuery = {}) => gateway.send(listReviews, { params, query }),
    summary: () => gateway.send(getReviewSummary, { params, query: {} }),
    submit: (change: Partial<ReviewForm> = {}, id: number = params.id) =>
      gateway.send(submitReview, { params: { id }, body: { ...form, ...change } }),
    upload: (picture = PIXEL) => gateway.send(addReviewPhoto, { body: { picture } }),
    vote: (id: string) => gateway.send(voteReview, { params: { id }, body: {} }),
    flag: (id: string) =>
      gateway.send(flagReview, { params: { id }, body: { reason: 'something-else' } }),
    become: async (who: 'guest' | 'member') => {
      await gateway.send(logOut, { body: {} })
      if (who === 'member') await join({ gateway })
      else await gateway.send(createGuest, { body: { kind: 'session' } })
    },
  }
}
