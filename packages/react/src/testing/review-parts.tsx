import type { Review, ReviewEligibility, ReviewSummary as Summary } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import {
  ReviewFilters,
  ReviewForm,
  ReviewList,
  ReviewStars,
  ReviewSummary,
} from '../reviews/index.ts'

const review: Review = {
  id: 'review_00000000000000000001',
  rating: 5,
  material: 'VELVET',
  printRating: 5,
  materialRating: 4,
  made: 'curtains',
  recommend: true,
  title: 'The red is the red on the screen',
  text: 'Washed once before sewing.',
  language: 'en',
  author: 'Joanna P.',
  publishedAt: '2026-11-12T10:00:00.000Z',
  helpfulCount: 2,
  voted: false,
  flagged: false,
  own: false,
  photos: [
    { name: 'photo_00000000000000000001', caption: 'Lined, 84 in long', width: 640, height: 480 },
  ],
}
const summary: Summary = {
  count: 2,
  average: 4.5,
  stars: [0, 0, 0, 1, 1],
  printAverage: 5,
  materialAverage: 4,
  recommendPercent: 100,
  withPhotos: 1,
  materials: [
    { material: 'VELVET', count: 1 },
    { material: 'GRASSCLOTH', count: 1 },
  ],
  made: [
    { made: 'curtains', count: 1 },
    { made: 'wall', count: 1 },
  ],
}
const eligibility: ReviewEligibility = {
  designId: 12,
  screenName: 'June in Hudson',
  materials: [
    {
      material: 'VELVET',
      orderNumber: 'R261112001001',
      placedAt: '2026-11-12T10:00:00.000Z',
      review: null,
    },
  ],
}

/** The components of reviews, each with what it shows, by their names. */
export const REVIEW_PARTS: Readonly<Record<string, () => Promise<ReactNode>>> = {
  ReviewFilters: async () => (
    <ReviewFilters summary={summary} query={{ stars: 5 }} total={1} action="/en/reviews" />
  ),
  ReviewForm: async () => (
    <ReviewForm
      action="#write"
      eligibility={eligibility}
      errors={{ rating: 'required', text: 'required', photos: 'invalid' }}
      attempt={1}
    />
  ),
  ReviewList: async () => (
    <ReviewList
      reviews={[
        review,
        { ...review, id: 'review_00000000000000000002', voted: true, flagged: true },
      ]}
      action="/en/reviews"
    />
  ),
  ReviewStars: async () => <ReviewStars rating={4.5} />,
  ReviewSummary: async () => (
    <ReviewSummary summary={summary} hrefFor="/en/reviews?stars={stars}" current={5} />
  ),
}
