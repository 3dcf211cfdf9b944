import { isShopError, shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { addReviewPhoto, MOST_PHOTOS, PHOTO_MAX_BYTES } from '@selvage/core/reviews'
import type { ReviewForm, ReviewPhotoField } from '@selvage/core/reviews'
import { formLines, formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'

/** How long a picture may take to the gateway, milliseconds. */
const UPLOAD_TIMEOUT_MS = 20_000
/** Everything of a form besides its pictures, bytes. */
const FIELDS_BYTES = 1024 * 1024

/** The form as it was posted, with its pictures at the gateway. */
interface PostedReview {
  readonly values: ReviewForm
  /** True when a file was no picture that the gateway takes. */
  readonly hasBadPicture: boolean
  /** Why a picture is not at the gateway that may be sent again as it is. */
  readonly busy: ShopError | undefined
}

/** The most that the form of a review with all its pictures may weigh, bytes. */
export const REVIEW_FORM_BYTES = MOST_PHOTOS * PHOTO_MAX_BYTES + FIELDS_BYTES

/** Reads the form, and uploads its new pictures, so that they are there when a field is wrong. */
export async function readReview(shop: Shop, form: FormData): Promise<PostedReview> {
  const photos: ReviewPhotoField[] = []
  const failures: ShopError[] = []
  for (let at = 0; at < MOST_PHOTOS; at += 1) {
    const uploaded = await idOf(shop, form, at)
    if (uploaded === undefined) continue
    if (typeof uploaded !== 'string') failures.push(uploaded)
    // A picture that did not arrive has no id, and keeps its place and what was typed beside it.
    const id = typeof uploaded === 'string' ? uploaded : ''
    photos.push({ id, caption: formText(form, `caption-${at}`) })
  }
  const values = {
    rating: formText(form, 'rating'),
    material: formText(form, 'material'),
    printRating: formText(form, 'print'),
    materialRating: formText(form, 'hand'),
    made: formText(form, 'made'),
    recommend: formText(form, 'recommend'),
    title: formText(form, 'title'),
    // A form sends line breaks in two characters.
    text: formLines(form, 'text'),
    photos,
  }
  return {
    values,
    hasBadPicture: failures.some(isBadPicture),
    busy: failures.find((failure) => !isBadPicture(failure)),
  }
}

const isBadPicture = ({ code, status }: ShopError): boolean =>
  code === 'REVIEW_PICTURE_INVALID' || status === 413

/**
 * The id of the picture in a place, or why it has none; undefined for an empty place and for a
 * removed picture.
 */
async function idOf(
  shop: Shop,
  form: FormData,
  at: number,
): Promise<string | ShopError | undefined> {
  const uploaded = formText(form, `upload-${at}`)
  if (uploaded !== '') return form.has(`remove-${at}`) ? undefined : uploaded
  const file = form.get(`photo-${at}`)
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return undefined
  return file.size === 0 || file.size > PHOTO_MAX_BYTES
    ? shopError('REVIEW_PICTURE_INVALID')
    : upload(shop, file)
}

async function upload({ gateway }: Shop, file: File): Promise<string | ShopError> {
  const picture = Buffer.from(await file.arrayBuffer()).toString('base64')
  try {
    const { id } = await gateway.send(
      addReviewPhoto,
      { body: { picture } },
      { timeoutMs: UPLOAD_TIMEOUT_MS },
    )
    return id
  } catch (error) {
    // An error of a picture stands beside the pictures, and nothing else is lost.
    if (isShopError(error) && error.status !== 401 && error.status !== 403) return error
    throw error
  }
}
