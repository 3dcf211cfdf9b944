import { HttpError, httpError } from '../http/http-error.ts'
import { readDrawnArt } from '../images/draw-art.ts'
import type { DrawnArt } from '../images/draw-art.ts'
import type { ImagePool } from '../images/image-pool.ts'

/** The first bytes of the formats that are taken. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
] as const

/** True for bytes that begin as a JPEG, a PNG or a TIFF, whatever their file is called. */
export const beginsAsArt = (bytes: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte))

export const invalidArt = () => httpError('ART_INVALID', { field: 'part' })

/** Pictures of 100 million pixels are decoded one after the other, which bounds their memory. */
const lines = new WeakMap<ImagePool, Promise<unknown>>()

/**
 * Decodes a sent picture in a thread of the pool and returns it drawn anew. A picture that cannot
 * be decoded, or that ends its thread, is rejected, and nothing else is; one that the pool has no
 * room for may come again.
 */
export async function decodeArt(bytes: Uint8Array, pool: ImagePool): Promise<DrawnArt> {
  if (!beginsAsArt(bytes)) throw invalidArt()
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
    throw invalidArt()
  }
}
