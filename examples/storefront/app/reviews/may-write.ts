import type { ReviewEligibility } from '@selvage/core/reviews'

/** True for a visitor whose orders let them review a design, for the first time or anew. */
export const mayWrite = (eligibility: ReviewEligibility | null): boolean =>
  eligibility?.materials.some(({ review }) => review === null || review === 'rejected') ?? false
