import type { CallBody } from '../contract/define-call.ts'
import type { ReviewState } from '../reviews/review.contract.ts'
import type { submitReview } from '../reviews/reviews.contract.ts'
import type { TestShop } from './test-shop.ts'

/** A review of a test shop, in any state, with the fields of its form as the wire has them. */
export interface TestReview {
  readonly id: string
  readonly userId: string
  readonly designId: number
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

/**
 * Publishes or rejects every review that waits, as an operator does. Returns how many there were.
 */
export function decideReviews(
  { reviews }: TestShop,
  state: Extract<ReviewState, 'published' | 'rejected'>,
): number {
  const waiting = reviews.filter((review) => review.state === 'waiting')
  for (const review of waiting) review.state = state
  return waiting.length
}
