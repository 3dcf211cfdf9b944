import { REVIEW_LENGTHS } from '@selvage/core/reviews'
import type { ReviewError, ReviewErrors } from '@selvage/core/reviews'
import type { Translate } from '@selvage/i18n/messages'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'

/** A field of the form with one control. */
export type ReviewField = Exclude<keyof ReviewErrors, 'captions'>

/** The id of a field's control. */
export const reviewFieldId = (field: ReviewField): string => `review-${field}`
/** The id of the caption of a picture, from 0. */
export const captionId = (at: number): string => `review-caption-${at}`

const REQUIRED = {
  rating: 'reviews.error_rating',
  material: 'reviews.error_material',
  text: 'reviews.error_text',
  caption: 'reviews.error_caption',
} as const

/** The sentence of an error. @source spec 2 §5 */
export function reviewErrorText(
  t: Translate,
  field: ReviewField | 'caption',
  error: ReviewError | undefined,
): string | undefined {
  if (error === undefined) return undefined
  if (field === 'photos') return t('reviews.error_photo')
  if (error === 'required' && field in REQUIRED) return t(REQUIRED[field as keyof typeof REQUIRED])
  if (error === 'too_long' && field in REVIEW_LENGTHS)
    return t('forms.too_long_max', { max: REVIEW_LENGTHS[field as keyof typeof REVIEW_LENGTHS] })
  if (error === 'card_number') return t('forms.card_number')
  return error === 'text' ? t('forms.text') : t('errors.FIELD_VALUE_INVALID')
}

const ORDER = [
  'rating',
  'material',
  'made',
  'printRating',
  'materialRating',
  'recommend',
  'title',
  'text',
  'photos',
] as const satisfies readonly ReviewField[]

/** The errors of a review for the summary above its form, in the order of the fields. */
export function reviewSummaryErrors(t: Translate, errors: ReviewErrors): SummaryError[] {
  const fields = summaryLines(ORDER, reviewFieldId, (field) =>
    reviewErrorText(t, field, errors[field]),
  )
  const captions = (errors.captions ?? []).flatMap((error, at) => {
    const message = reviewErrorText(t, 'caption', error)
    return message === undefined ? [] : [{ fieldId: captionId(at), message }]
  })
  return [...fields, ...captions]
}
