import { isShopError } from '@selvage/core/contract'
import { getReviewEligibility, getReviewSummary } from '@selvage/core/reviews'
import type { ReviewEligibility, ReviewSummary } from '@selvage/core/reviews'
import type { Shop } from '../page/shop-context.ts'

/** Returns the sum of a design's reviews; null when the gateway does not answer. */
export async function reviewsOf({ gateway }: Shop, id: number): Promise<ReviewSummary | null> {
  return gateway.send(getReviewSummary, { params: { id }, query: {} }).catch((error: unknown) => {
    console.error('reviews', error)
    return null
  })
}

/** Returns the orders that let the visitor review a design; null for one without a session. */
export async function ownEligibility(
  { gateway, hasSession }: Shop,
  id: number,
): Promise<ReviewEligibility | null> {
  if (!hasSession) return null
  return gateway
    .send(getReviewEligibility, { params: { id }, query: {} })
    .catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return null
      throw error
    })
}
