export type { FreeTextError } from '../contract/free-text.ts'
export { isBlankText } from '../contract/free-text.ts'
export * from './projects.table.ts'
export * from './review-material.ts'
export * from './review-photos.contract.ts'
export * from './review-rules.ts'
export { REVIEW_STATES } from './review.contract.ts'
export type {
  Review,
  ReviewEligibility,
  ReviewPage,
  ReviewPhoto,
  ReviewState,
  ReviewSummary,
} from './review.contract.ts'
export * from './reviews.contract.ts'
