import { HttpError, httpError } from '../http/http-error.ts'
import { beginsAs } from '../images/begins-as.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { readDrawnPhoto } from '../images/draw-photo.ts'
import type { DrawnPhoto } from '../images/draw-photo.ts'

/** True for bytes that begin as a GIF, a JPEG or a PNG, whatever their file is called. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  beginsAs(bytes, ['gif', 'jpeg', 'png'])

/**
 * Decodes an uploaded picture in a thread of the pool and returns it drawn anew. A picture that
 * cannot be decoded, or that ends its thread, is rejected, and nothing else is; one that the pool
 * has no room for may come again.
 */
export async function decodePhoto(bytes: Uint8Array, pool: ImagePool): Promise<DrawnPhoto> {
  if (!beginsAsPicture(bytes)) throw httpError('REVIEW_PICTURE_INVALID', { field: 'picture' })
  try {
    return readDrawnPhoto(await pool.render({ of: 'photo', bytes: Uint8Array.from(bytes) }))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw httpError('REVIEW_PICTURE_INVALID', { field: 'picture' })
  }
}
