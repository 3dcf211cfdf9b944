import { errorsOnly } from '../contract/errors-only.ts'
import { freeTextError, requiredTextError } from '../contract/free-text.ts'
import type { FreeTextError } from '../contract/free-text.ts'
import { isProject } from './projects.table.ts'
import { isReviewMaterial } from './review-material.ts'

/** The most stars of a rating; the fewest are one. */
export const MOST_STARS = 5
/** The most pictures of one review. @source spec 2 §5 (up to five files) */
export const MOST_PHOTOS = 5
/** The most characters of the title, of the text and of a picture's caption. */
export const REVIEW_LENGTHS = { title: 120, text: 5_000, caption: 200 } as const
/** The most bytes of an uploaded picture. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024
/**
 * The types of pictures that can be uploaded. Their bytes decide at the gateway, whatever a name or
 * a browser says.
 * @source spec 2 §5 (gif, jpeg, jpg, pjpeg, png, x-png)
 */
export const PHOTO_TYPES = [
  'image/gif',
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/x-png',
] as const

/** A picture of a review's form: its id from `addReviewPhoto`, and what it shows. */
export interface ReviewPhotoField {
  readonly id: string
  readonly caption: string
}

/** The form of a review as it was typed; an unanswered question is an empty text. */
export interface ReviewForm {
  /** Stars from `1` to `5`. */
  readonly rating: string
  /** The code of the fabric or of the wallpaper that was received. */
  readonly material: string
  readonly printRating: string
  readonly materialRating: string
  /** One of `PROJECTS`. */
  readonly made: string
  /** `yes` or `no`. */
  readonly recommend: string
  readonly title: string
  readonly text: string
  readonly photos: readonly ReviewPhotoField[]
}

/** A form in which nothing is answered yet. */
export const EMPTY_REVIEW: ReviewForm = {
  rating: '',
  material: '',
  printRating: '',
  materialRating: '',
  made: '',
  recommend: '',
  title: '',
  text: '',
  photos: [],
}

/** The error of one field of a review. */
export type ReviewError = FreeTextError | 'invalid' | 'too_many'

/** The errors of a review's fields; those of captions are in the order of the pictures. */
export interface ReviewErrors extends Partial<
  Record<Exclude<keyof ReviewForm, 'photos'>, ReviewError>
> {
  /** An error of the pictures as such. */
  readonly photos?: ReviewError
  /** One for each picture, undefined where its caption is right. */
  readonly captions?: readonly (ReviewError | undefined)[]
}

/** A rating of 1 to 5 stars as a number; undefined for any other text. */
export const readStars = (text: string): number | undefined =>
  /^[1-5]$/.test(text) ? Number(text) : undefined

const choiceError = (value: string, isKnown: (value: string) => boolean) =>
  value === '' || isKnown(value) ? undefined : ('invalid' as const)

const isStars = (value: string): boolean => readStars(value) !== undefined
const isAnswer = (value: string): boolean => value === 'yes' || value === 'no'

/**
 * Checks the form of a review; an empty object means that it can be sent. The rating, the material,
 * the text and each picture's caption are required.
 * @source spec 2 §3.9, §5
 */
export function checkReview(form: ReviewForm): ReviewErrors {
  const captions = form.photos.map(({ caption }) =>
    requiredTextError(caption, REVIEW_LENGTHS.caption),
  )
  return errorsOnly({
    rating: isStars(form.rating) ? undefined : 'required',
    material: isReviewMaterial(form.material) ? undefined : 'required',
    printRating: choiceError(form.printRating, isStars),
    materialRating: choiceError(form.materialRating, isStars),
    made: choiceError(form.made, isProject),
    recommend: choiceError(form.recommend, isAnswer),
    title: freeTextError(form.title, REVIEW_LENGTHS.title),
    text: requiredTextError(form.text, REVIEW_LENGTHS.text),
    photos: form.photos.length > MOST_PHOTOS ? 'too_many' : undefined,
    captions: captions.some((error) => error !== undefined) ? captions : undefined,
  })
}
