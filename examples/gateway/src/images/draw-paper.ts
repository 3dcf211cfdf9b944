import { openUpload } from './draw-photo.ts'
import type { PhotoRequest } from './draw-photo.ts'

/** The longer side of a photographed paper, px: all of its print can be read. */
const PAPER_SIDE = 2_400

/**
 * Draws the picture of a paper anew, as a WebP that can be read, upright and without whatever else
 * its file holds. Throws for a picture that is broken or has too many pixels.
 */
export async function drawPaper({ bytes }: PhotoRequest): Promise<Uint8Array> {
  const upload = await openUpload(bytes)
  return upload()
    .resize({ width: PAPER_SIDE, height: PAPER_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}
