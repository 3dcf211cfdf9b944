import type { Review, ReviewEligibility, ReviewSummary } from '@selvage/core/reviews'

const review: Omit<
  Review,
  'id' | 'rating' | 'material' | 'title' | 'text' | 'author' | 'publishedAt' | 'helpfulCount'
> = {
  language: 'en',
  voted: false,
  flagged: false,
  own: false,
  photos: [],
  made: null,
  recommend: null,
  printRating: null,
  materialRating: null,
}

/** Reviews of one design, with pictures, in another language, and without a screen name. */
export const REVIEWS: readonly Review[] = [
  {
    ...review,
    id: 'review_00000000000000000001',
    rating: 5,
    material: 'LINEN_COTTON_CANVAS',
    printRating: 5,
    materialRating: 5,
    made: 'cushion',
    recommend: true,
    title: 'The red is the red on the screen',
    text: 'I ordered the swatch first and I am glad, because on linen the ground is warmer than on cotton.\nWashed once at 30 degrees before sewing: it lost an inch and a half in three yards.',
    author: 'Joanna P.',
    publishedAt: '2026-11-12T10:00:00.000Z',
    helpfulCount: 25,
    voted: true,
    photos: [
      { name: 'photo_00000000000000000001', caption: 'On the bunk', width: 300, height: 300 },
      { name: 'photo_00000000000000000002', caption: 'The offcut', width: 300, height: 300 },
    ],
  },
  {
    ...review,
    id: 'review_00000000000000000002',
    rating: 4,
    material: 'PETAL_SIGNATURE_COTTON',
    printRating: 5,
    materialRating: 3,
    made: 'clothing',
    recommend: true,
    title: 'Schöner Druck, etwas steifer als gehofft',
    text: 'Die Zeichnung ist scharf bis in die Samen.',
    language: 'de',
    author: 'M. Okoro',
    publishedAt: '2026-11-03T10:00:00.000Z',
    helpfulCount: 9,
  },
  {
    ...review,
    id: 'review_00000000000000000003',
    rating: 2,
    material: 'GRASSCLOTH',
    title: '',
    text: 'It came folded.',
    author: null,
    publishedAt: '2026-10-28T10:00:00.000Z',
    helpfulCount: 3,
    flagged: true,
  },
]

/** The sum of these reviews. */
export const SUMMARY: ReviewSummary = {
  count: 3,
  average: 3.7,
  stars: [0, 1, 0, 1, 1],
  printAverage: 5,
  materialAverage: 4,
  recommendPercent: 100,
  withPhotos: 1,
  materials: [
    { material: 'GRASSCLOTH', count: 1 },
    { material: 'LINEN_COTTON_CANVAS', count: 1 },
    { material: 'PETAL_SIGNATURE_COTTON', count: 1 },
  ],
  made: [
    { made: 'clothing', count: 1 },
    { made: 'cushion', count: 1 },
  ],
}

const order = { placedAt: '2026-10-04T10:00:00.000Z', review: null } as const

/** A member who has ordered the design on two materials. */
export const ELIGIBILITY: ReviewEligibility = {
  designId: 12,
  screenName: 'June H.',
  materials: [
    { ...order, material: 'ORGANIC_SATEEN', orderNumber: 'R261004001001' },
    { ...order, material: 'PETAL_SIGNATURE_COTTON', orderNumber: 'R261004001002' },
  ],
}
