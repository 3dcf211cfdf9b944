import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { base64, base64Length, publicId } from '../contract/wire.ts'
import { PHOTO_MAX_BYTES } from './review-rules.ts'

/** Widths of a review's pictures, px. The larger one is no wider than what was uploaded. */
export const REVIEW_PHOTO_WIDTHS = [480, 1280] as const
/** A width of a review's pictures, px. */
export type ReviewPhotoWidth = (typeof REVIEW_PHOTO_WIDTHS)[number]

/** The most characters of a picture in base64. */
export const PHOTO_MAX_BASE64 = base64Length(PHOTO_MAX_BYTES)

/**
 * Uploads one picture of a review that is being written: GIF, JPEG or PNG of at most
 * `PHOTO_MAX_BYTES`. The gateway decodes it and stores what it draws anew, so that nothing else of
 * the file is left. Only its uploader knows the id, and the picture is public once its review is.
 * @source spec 2 §3.9, §5
 */
export const addReviewPhoto = defineCall({
  name: 'reviews.addPhoto',
  method: 'POST',
  path: '/review_photos',
  auth: 'member',
  body: v.strictObject({
    /** The file in base64. */
    picture: base64(PHOTO_MAX_BYTES),
  }),
  answer: v.object({ id: publicId, width: v.number(), height: v.number() }),
  errors: [
    'REVIEW_PICTURE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'UNAUTHORIZED',
    'TOO_MANY_ATTEMPTS',
  ],
})

/** Returns the address of a published picture. */
export const reviewPhotoUrl = (
  gatewayUrl: string,
  { name, width }: { readonly name: string; readonly width: ReviewPhotoWidth },
): string => `${gatewayUrl}/images/reviews/${name}-${width}.webp`

/** Returns the address of a picture that is uploaded and not sent yet. */
export const reviewUploadUrl = (gatewayUrl: string, id: string): string =>
  `${gatewayUrl}/images/review-uploads/${id}.webp`
