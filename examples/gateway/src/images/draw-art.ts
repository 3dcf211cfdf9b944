import {
  ART_MAX_BYTES,
  ART_PICTURE_WIDTH,
  ART_PIXELS,
  ART_REASONS,
} from '@selvage/core/own-designs'
import type { ArtReason } from '@selvage/core/own-designs'
import { colourNames } from '@selvage/example-art'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { hasSeam, paletteOf } from './art-colors.ts'
import type { Rgb } from './art-colors.ts'

const FORMATS = ['jpeg', 'png', 'tiff']
/** The most pixels of a sent picture, all of its pages together; the first one is taken. */
const MOST_PIXELS = ART_PIXELS.max ** 2
const MOST_PAGES = 100
/** The longer side of what pages' pictures are drawn from, px. */
const SCREEN_SIDE = 3_072
/** Colors are counted, and edges compared, on copies of so many pixels a side. */
const COLOR_SIDE = 192
const EDGE_SIDE = 256
/** After so long a picture is given up, seconds. */
const TIMEOUT_S = 15

/** The facts of a picture that was sent. */
export interface ArtFacts {
  readonly width: number
  readonly height: number
  readonly palette: readonly string[]
  readonly tags: readonly string[]
  readonly hasSeam: boolean
}
/** A picture that was sent, drawn anew: all of its pixels, and two smaller copies. */
export interface DrawnArt extends ArtFacts {
  readonly original: Uint8Array
  readonly screen: Uint8Array
  readonly preview: Uint8Array
}

/** A picture file, as it came. */
export interface ArtRequest {
  readonly bytes: Uint8Array
}

/** Makes the error of a picture that no design is made of; its message is the reason. */
const wrongArt = (reason: ArtReason): Error => new Error(reason)

/** Returns why {@link drawArt} did not draw a picture: the file is broken where it named none. */
export const reasonOf = (error: unknown): ArtReason =>
  ART_REASONS.find((reason) => error instanceof Error && error.message === reason) ?? 'broken'

/**
 * Draws a sent picture anew: upright, in sRGB of 8 bits, on white, and without whatever else its
 * file holds. Its header alone decides whether it is small enough to be decoded; throws for one
 * that is not, and for one that is broken.
 */
export async function drawArt({ bytes }: ArtRequest): Promise<Uint8Array> {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, limits)
    .metadata()
    .catch((error: unknown) => {
      throw error instanceof Error && /pixel limit/i.test(error.message) ? wrongArt('large') : error
    })
  if (!FORMATS.includes(format)) throw wrongArt('kind')
  if (Math.max(width, height) > ART_PIXELS.max) throw wrongArt('large')
  if (Math.min(width, height) < ART_PIXELS.min) throw wrongArt('small')
  if (pages > MOST_PAGES || width * height * pages > MOST_PIXELS) throw wrongArt('pages')
  const upright = (): Sharp =>
    sharp(bytes, limits)
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
  const original = await packOriginal(upright, format)
  const screen = await upright()
    .resize({ width: SCREEN_SIDE, height: SCREEN_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const preview = await sharp(screen)
    .resize({ width: ART_PICTURE_WIDTH, withoutEnlargement: true })
    .webp({ quality: 85, effort: 3 })
    .toBuffer()
  const { info } = original
  const palette = paletteOf(await smallCopy(screen, COLOR_SIDE, 'nearest'))
  return packArt({
    width: info.width,
    height: info.height,
    palette,
    tags: colourNames(palette),
    hasSeam: hasSeam(await smallCopy(screen, EDGE_SIDE, 'lanczos3')),
    original: original.data,
    screen,
    preview,
  })
}

/**
 * Packs all pixels without a loss; a photograph, or what would become larger than any file that is
 * taken, as a JPEG whose loss nobody sees in print.
 */
async function packOriginal(upright: () => Sharp, format: string) {
  const jpeg = () =>
    upright()
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
  if (format === 'jpeg') return jpeg()
  const png = await upright().png({ compressionLevel: 3 }).toBuffer({ resolveWithObject: true })
  return png.data.length > ART_MAX_BYTES ? jpeg() : png
}

async function smallCopy(
  picture: Uint8Array,
  side: number,
  kernel: 'nearest' | 'lanczos3',
): Promise<Rgb> {
  const { data, info } = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside', kernel })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const FILES = ['original', 'screen', 'preview'] as const
const HEAD_BYTES = 4

/** Packs a drawn picture as one piece, for the way between threads: its facts, then its files. */
function packArt({ original, screen, preview, ...facts }: DrawnArt): Uint8Array {
  const files = { original, screen, preview }
  const lengths = FILES.map((name) => files[name].length)
  const json = Buffer.from(JSON.stringify({ ...facts, lengths }))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(json.length, 0)
  return Buffer.concat([head, json, original, screen, preview])
}

/** Reads what {@link drawArt} has drawn. */
export function readDrawnArt(packed: Uint8Array): DrawnArt {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  let at = HEAD_BYTES + view.getUint32(0, true)
  const json = new TextDecoder().decode(packed.subarray(HEAD_BYTES, at))
  const { lengths, ...facts } = JSON.parse(json) as ArtFacts & {
    readonly lengths: readonly number[]
  }
  const [original, screen, preview] = lengths.map((length) => {
    const file = packed.subarray(at, at + length)
    at += length
    return file
  })
  if (!original || !screen || !preview) throw new Error('The drawn picture is not whole.')
  return { ...facts, original, screen, preview }
}
