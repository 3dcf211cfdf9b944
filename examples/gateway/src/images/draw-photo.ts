import { REVIEW_PHOTO_WIDTHS } from '@selvage/core/reviews'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** The most pixels of an uploaded picture, all of its frames together. */
const MOST_PIXELS = 50_000_000
/** The most frames of an uploaded picture, of which the first is shown. */
const MOST_FRAMES = 500
const FORMATS = ['gif', 'jpeg', 'png']

/** An uploaded picture as it is shown: two files of WebP, and the larger one's size, px. */
export interface DrawnPhoto {
  readonly width: number
  readonly height: number
  readonly small: Uint8Array
  readonly large: Uint8Array
}

/** An uploaded picture, as it came. */
export interface PhotoRequest {
  readonly bytes: Uint8Array
}

/**
 * Opens an uploaded picture and returns what begins to draw it anew, upright, on white and without
 * whatever else its file holds. Its header alone decides whether it is small enough to be decoded;
 * throws for one that is not.
 */
export async function openUpload(bytes: Uint8Array): Promise<() => Sharp> {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  const { format, width, height, pages = 1 } = await sharp(bytes, limits).metadata()
  if (!FORMATS.includes(format)) throw new Error(`The picture is ${format}.`)
  if (pages > MOST_FRAMES || width * height * pages > MOST_PIXELS)
    throw new Error(`The picture has ${width} x ${height} pixels in ${pages} frames.`)
  return () => sharp(bytes, limits).rotate().flatten({ background: '#ffffff' })
}

/**
 * Draws an uploaded picture anew, in two sizes; throws for one that {@link openUpload} does not
 * open, and for one that is broken.
 */
export async function drawPhoto({ bytes }: PhotoRequest): Promise<Uint8Array> {
  const upload = await openUpload(bytes)
  const draw = (most: number) =>
    upload()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer({ resolveWithObject: true })
  const [smallWidth, largeWidth] = REVIEW_PHOTO_WIDTHS
  const small = await draw(smallWidth)
  const large = await draw(largeWidth)
  return packPhoto({
    width: large.info.width,
    height: large.info.height,
    small: small.data,
    large: large.data,
  })
}

/** Three numbers before the files: width, height and the length of the small file. */
const HEAD_BYTES = 12

function packPhoto({ width, height, small, large }: DrawnPhoto): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES)
  for (const [at, value] of [width, height, small.length].entries())
    head.writeUInt32LE(value, 4 * at)
  return Buffer.concat([head, small, large])
}

/** Reads what {@link drawPhoto} has drawn, which crosses between threads as one piece. */
export function readDrawnPhoto(packed: Uint8Array): DrawnPhoto {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const [width, height, length] = [0, 4, 8].map((at) => view.getUint32(at, true))
  const end = HEAD_BYTES + (length ?? 0)
  return {
    width: width ?? 0,
    height: height ?? 0,
    small: packed.slice(HEAD_BYTES, end),
    large: packed.slice(end),
  }
}
