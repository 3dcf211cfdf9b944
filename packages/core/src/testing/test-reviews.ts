import type { CallBody } from '../contract/define-call.ts'
import type { ReviewState } from '../reviews/review.contract.ts'
import type { submitReview } from '../reviews/reviews.contract.ts'
import type { TestShop } from './test-shop.ts'

/** A review of a test shop, in any state, with the fields of its form as the wire has them. */
export interface TestReview {
  readonly id: string
  readonly userId: string
  readonly designId: number
  /** The order that it is about. */
  readonly orderNumber: string
  /** The name that it is published under. */
  readonly author: string | null
  readonly language: string
  readonly sentAt: string
  readonly form: CallBody<typeof submitReview>
  state: ReviewState
  /** Ids of the users who found it helpful. */
  readonly votes: Set<string>
  /** Ids of the users who reported it. */
  readonly flags: Set<string>
}

/** True for a review whose order stands; it goes with one that is canceled. */
export const hasOrder = ({ invoices }: TestShop, { orderNumber }: TestReview): boolean =>
  invoices.get(orderNumber)?.canceledAt === null

/**
 * Publishes or rejects every review that waits, as an operator does. Returns how many there were.
 */
export function decideReviews(
  shop: TestShop,
  state: Extract<ReviewState, 'published' | 'rejected'>,
): number {
  const waiting = shop.reviews.filter(
    (review) => review.state === 'waiting' && hasOrder(shop, review),
  )
  for (const review of waiting) review.state = state
  return waiting.length
}
