import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { isBlankText } from '../contract/free-text.ts'
import { listOffset, publicId, text } from '../contract/wire.ts'
import { isProject, PROJECTS } from './projects.table.ts'
import type { Project } from './projects.table.ts'
import type { ReviewMaterial } from './review-material.ts'
import {
  eligibilityAnswer,
  material,
  reviewsAnswer,
  reviewSummary,
  stars,
} from './review.contract.ts'
import { MOST_PHOTOS, readStars, REVIEW_LENGTHS } from './review-rules.ts'
import type { ReviewForm } from './review-rules.ts'

/** Reviews on one page of a list. */
export const REVIEWS_PAGE_SIZE = 10
/** The orders of a list of reviews, the first one where none is asked for. */
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
/** The order of a list of reviews. */
export type ReviewSort = (typeof REVIEW_SORTS)[number]
/** Why a reader reports a review. */
export const FLAG_REASONS = [
  'offensive',
  'advertising',
  'personal',
  'unrelated',
  'something-else',
] as const
/** Why a reader reports a review. */
export type FlagReason = (typeof FLAG_REASONS)[number]

/** Which reviews of a design are listed, and in which order. */
export interface ReviewsQuery {
  readonly sort?: ReviewSort | undefined
  /** Stars from 1 to 5. */
  readonly stars?: number | undefined
  /** True for reviews with pictures alone. */
  readonly withPhotos?: boolean | undefined
  readonly material?: ReviewMaterial | undefined
  readonly made?: Project | undefined
  /** Index of the first review, 0 or more. */
  readonly offset?: number | undefined
}

/**
 * Lists the published reviews of a design, {@link REVIEWS_PAGE_SIZE} at most, with the summary of
 * all of them.
 * @source spec 1 §6 (reviews, summary)
 */
export const listReviews = defineCall({
  name: 'reviews.list',
  method: 'GET',
  path: '/design/{id}/reviews',
  auth: 'optional',
  cacheable: true,
  query: v.object({
    sort: v.optional(v.picklist(REVIEW_SORTS)),
    stars: v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))),
    photos: v.optional(v.literal('1')),
    material: v.optional(material),
    made: v.optional(v.picklist(PROJECTS)),
    page_offset: listOffset,
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({
    sort,
    stars: count,
    withPhotos,
    material: code,
    made,
    offset,
  }: ReviewsQuery) => ({
    sort,
    stars: count === undefined ? undefined : String(count),
    photos: withPhotos ? ('1' as const) : undefined,
    material: code,
    made,
    page_offset: offset ? String(offset) : undefined,
  }),
  answer: reviewsAnswer,
  errors: ['NO_IMAGE_AVAILABLE', 'FIELD_VALUE_INVALID'],
})

/** Gets the sum of all published reviews of a design. */
export const getReviewSummary = defineCall({
  name: 'reviews.summary',
  method: 'GET',
  path: '/design/{id}/reviews/summary',
  auth: 'none',
  cacheable: true,
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ summary: reviewSummary }),
    v.transform(({ summary }) => summary),
  ),
  errors: ['NO_IMAGE_AVAILABLE'],
})

/**
 * Gets on which materials the session's user has ordered a design, because only those can be
 * reviewed. A guest has none: a review has a member's name.
 * @source spec 2 §5, §6 (reviews are limited to purchasers)
 */
export const getReviewEligibility = defineCall({
  name: 'reviews.eligibility',
  method: 'GET',
  path: '/design/{id}/reviews/eligibility',
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: eligibilityAnswer,
  errors: ['NO_IMAGE_AVAILABLE'],
})

/** Messages of the checks of texts, which answers repeat at their fields. */
export const REVIEW_TEXT_MESSAGES = ['required', 'too_long'] as const
const [REQUIRED, TOO_LONG] = REVIEW_TEXT_MESSAGES

const limited = (max: number, multiline = false) =>
  v.pipe(text(1_000_000, { multiline }), v.maxLength(max, TOO_LONG))
const seen = v.check<string, string>((value) => !isBlankText(value), REQUIRED)

/**
 * Sends a review, which is published once somebody has read it. Each member writes one of a design
 * and a material; the same review sent twice is one. REVIEW_EXISTS comes for a second, other one.
 * Like a vote and a report it is a storefront's alone: any other page reads, and is UNAUTHORIZED.
 * @source spec 2 §3.9, §4, §5
 */
export const submitReview = defineCall({
  name: 'reviews.submit',
  method: 'POST',
  path: '/design/{id}/reviews',
  auth: 'member',
  body: v.strictObject({
    rating: stars,
    material,
    print_rating: v.optional(v.nullable(stars)),
    material_rating: v.optional(v.nullable(stars)),
    made: v.optional(v.nullable(v.picklist(PROJECTS))),
    recommend: v.optional(v.nullable(v.boolean())),
    title: v.optional(limited(REVIEW_LENGTHS.title), ''),
    text: v.pipe(limited(REVIEW_LENGTHS.text, true), seen),
    photos: v.optional(
      v.pipe(
        v.array(
          v.strictObject({ id: publicId, caption: v.pipe(limited(REVIEW_LENGTHS.caption), seen) }),
        ),
        v.maxLength(MOST_PHOTOS),
      ),
      [],
    ),
  }),
  // Only a form that `checkReview` accepts is sent; the gateway rejects any other.
  encodeBody: (form: ReviewForm) => ({
    rating: readStars(form.rating) ?? 0,
    material: form.material as ReviewMaterial,
    print_rating: readStars(form.printRating) ?? null,
    material_rating: readStars(form.materialRating) ?? null,
    made: isProject(form.made) ? form.made : null,
    recommend: form.recommend === '' ? null : form.recommend === 'yes',
    title: form.title,
    text: form.text,
    photos: form.photos.map(({ id, caption }) => ({ id, caption })),
  }),
  answer: v.pipe(
    v.object({ review_submitted: v.literal(true) }),
    v.transform(() => ({ submitted: true as const })),
  ),
  errors: [
    'REVIEW_NOT_POSTED',
    'REVIEW_NOT_ORDERED',
    'REVIEW_EXISTS',
    'REVIEW_PICTURE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'UNAUTHORIZED',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Says that a review was helpful, once for each user. REVIEW_ALREADY_VOTED comes for every further
 * time, and for a review of the user's own.
 * @source spec 2 §5 (User already voted)
 */
export const voteReview = defineCall({
  name: 'reviews.vote',
  method: 'POST',
  path: '/reviews/{id}/vote',
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({ helpful_count: v.number() }),
    v.transform((wire) => ({ helpfulCount: wire.helpful_count })),
  ),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_ALREADY_VOTED', 'TOO_MANY_ATTEMPTS'],
})

/** Reports a review as inappropriate; a second report of one user changes nothing. */
export const flagReview = defineCall({
  name: 'reviews.flag',
  method: 'POST',
  path: '/reviews/{id}/flag',
  body: v.strictObject({ reason: v.picklist(FLAG_REASONS) }),
  answer: v.pipe(
    v.object({ flagged: v.literal(true) }),
    v.transform(() => ({ flagged: true as const })),
  ),
  errors: ['REVIEW_NOT_FOUND', 'FIELD_VALUE_INVALID', 'TOO_MANY_ATTEMPTS'],
})
