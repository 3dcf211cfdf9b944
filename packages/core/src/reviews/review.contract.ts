import * as v from 'valibot'
import { id, publicId } from '../contract/wire.ts'
import { PROJECTS } from './projects.table.ts'
import { REVIEW_MATERIALS } from './review-material.ts'
import { MOST_STARS } from './review-rules.ts'

/** A rating of 1 to 5 stars. */
export const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STARS))

/** The code of a fabric or of a wallpaper. */
export const material = v.picklist(REVIEW_MATERIALS)
const project = v.picklist(PROJECTS)

const photo = v.object({
  /** Names the picture in its address. */
  name: publicId,
  caption: v.string(),
  width: v.number(),
  height: v.number(),
})
/** A published picture of a review; its width and height are those of the largest file, px. */
export type ReviewPhoto = v.InferOutput<typeof photo>

const review = v.pipe(
  v.object({
    id: publicId,
    rating: stars,
    material,
    print_rating: v.nullable(stars),
    material_rating: v.nullable(stars),
    made: v.nullable(project),
    recommend: v.nullable(v.boolean()),
    title: v.string(),
    text: v.string(),
    language: v.string(),
    author: v.nullable(v.string()),
    published_at: v.string(),
    helpful_count: v.number(),
    voted: v.boolean(),
    flagged: v.boolean(),
    own: v.boolean(),
    photos: v.array(photo),
  }),
  v.transform(
    ({
      print_rating: printRating,
      material_rating: materialRating,
      published_at: publishedAt,
      helpful_count: helpfulCount,
      ...same
    }) => ({ ...same, printRating, materialRating, publishedAt, helpfulCount }),
  ),
)
/**
 * A published review. `author` is a screen name, null where there is none to show; `language` is
 * that of its page; `voted`, `flagged` and `own` are of the session's user.
 */
export type Review = v.InferOutput<typeof review>

/** The sum of all published reviews of a design. */
export const reviewSummary = v.pipe(
  v.object({
    count: v.number(),
    average: v.nullable(v.number()),
    /** How many have 1, 2, 3, 4 and 5 stars. */
    stars: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
    print_average: v.nullable(v.number()),
    material_average: v.nullable(v.number()),
    recommend_percent: v.nullable(v.number()),
    with_photos: v.number(),
    materials: v.array(v.object({ material, count: v.number() })),
    made: v.array(v.object({ made: project, count: v.number() })),
  }),
  v.transform(
    ({
      print_average: printAverage,
      material_average: materialAverage,
      recommend_percent: recommendPercent,
      with_photos: withPhotos,
      ...same
    }) => ({ ...same, printAverage, materialAverage, recommendPercent, withPhotos }),
  ),
)
/**
 * The sum of all published reviews of a design: averages of 1 to 5 with one decimal, null
 * without a rating, and how many of 100 would recommend it.
 */
export type ReviewSummary = v.InferOutput<typeof reviewSummary>

/** One page of a design's reviews, with their summary. */
export const reviewsAnswer = v.pipe(
  v.object({
    reviews: v.array(review),
    total: v.number(),
    page_offset: v.number(),
    summary: reviewSummary,
  }),
  v.transform(({ page_offset: offset, ...same }) => ({ ...same, offset })),
)
/** One page of a design's reviews; `total` counts those that pass the filters. */
export type ReviewPage = v.InferOutput<typeof reviewsAnswer>

/** The states of a review. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const
/** The state of a review. */
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The orders that let the session's user review a design. */
export const eligibilityAnswer = v.pipe(
  v.object({
    design_id: id,
    materials: v.array(
      v.pipe(
        v.object({
          material,
          order_number: v.string(),
          placed_at: v.string(),
          review: v.nullable(v.picklist(REVIEW_STATES)),
        }),
        v.transform(({ order_number: orderNumber, placed_at: placedAt, ...same }) => ({
          ...same,
          orderNumber,
          placedAt,
        })),
      ),
    ),
    screen_name: v.nullable(v.string()),
  }),
  v.transform(({ design_id: designId, screen_name: screenName, ...same }) => ({
    ...same,
    designId,
    screenName,
  })),
)
/**
 * The materials on which the session's user has ordered a design, each with the newest order and
 * the state of their review, null where they have written none. The screen name is the one that the
 * review is published under.
 */
export type ReviewEligibility = v.InferOutput<typeof eligibilityAnswer>
