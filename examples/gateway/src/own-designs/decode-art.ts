import type { ArtReason } from '@selvage/core/own-designs'
import { HttpError, httpError } from '../http/http-error.ts'
import { beginsAs } from '../images/begins-as.ts'
import { readDrawnArt, reasonOf } from '../images/draw-art.ts'
import type { DrawnArt } from '../images/draw-art.ts'
import type { ImagePool } from '../images/image-pool.ts'

/** True for bytes that begin as a JPEG, a PNG or a TIFF, whatever their file is called. */
export const beginsAsArt = (bytes: Uint8Array): boolean => beginsAs(bytes, ['jpeg', 'png', 'tiff'])

/** Makes the error of a file that no design is made of. */
export const invalidArt = (reason: ArtReason): HttpError =>
  httpError('ART_INVALID', { field: 'part', params: { reason } })

/** Pictures of 100 million pixels are decoded one after the other, which bounds their memory. */
const lines = new WeakMap<ImagePool, Promise<unknown>>()

/**
 * Decodes a sent picture in a thread of the pool and returns it drawn anew. A picture that cannot
 * be decoded, or that ends its thread, is rejected with the reason, and nothing else is; one that
 * the pool has no room for may come again.
 */
export async function decodeArt(bytes: Uint8Array, pool: ImagePool): Promise<DrawnArt> {
  if (!beginsAsArt(bytes)) throw invalidArt('kind')
  const before = lines.get(pool) ?? Promise.resolve()
  const drawn = before.then(() => pool.render({ of: 'art', bytes: Uint8Array.from(bytes) }))
  lines.set(
    pool,
    drawn.catch(() => {}),
  )
  try {
    return readDrawnArt(await drawn)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw invalidArt(reasonOf(error))
  }
}
