import { CARD_WINDOW_IN } from '@selvage/core/design'
import type { ImageFormat, ImageView, ImageWidth } from '@selvage/core/design'
import sharp from 'sharp'
import { periodOf } from './period.ts'
import type { Art } from './period.ts'
import { CHANNELS } from './pixels.ts'
import type { Crop, Pixels } from './pixels.ts'

export type { Art } from './period.ts'

/** How a picture is packed. */
export interface Packing {
  format: ImageFormat
  /** How hard an AVIF is worked on, 0 to 9: harder is smaller and slower; 1 unless given. */
  effort?: number | undefined
}
/** The picture to render. */
export type RenderRequest = Packing & { art: Art; view: ImageView; width: ImageWidth }

/** Lays a period side by side over a window, starting at the window's corner. */
export function layPeriods(tile: Pixels, width: number, height: number): Pixels {
  const row = width * CHANNELS
  const data = Buffer.allocUnsafe(row * height)
  const unit = tile.width * CHANNELS
  for (let y = 0; y < Math.min(height, tile.height); y += 1) {
    for (let x = 0; x < row; x += unit) {
      tile.data.copy(data, y * row + x, y * unit, y * unit + Math.min(unit, row - x))
    }
  }
  for (let y = tile.height; y < height; y += tile.height) {
    data.copy(data, y * row, 0, Math.min(tile.height, height - y) * row)
  }
  return { data, width, height }
}

/** The tallest tile, px: a browser lays it as a background, and WebP has 16,383 at most. */
const TALLEST_TILE = 8_192

/** The pixels of a tile; one that would be too tall is drawn narrower. */
function tileSize(width: number, ratio: number): { width: number; height: number } {
  const height = Math.max(1, Math.round(width * ratio))
  if (height <= TALLEST_TILE) return { width, height }
  return { width: Math.max(1, Math.round(TALLEST_TILE / ratio)), height: TALLEST_TILE }
}

/** The raw pixels of a view, before it is packed. */
export async function renderPixels(request: Omit<RenderRequest, 'format'>): Promise<Pixels> {
  const { width, view } = request
  const period = periodOf(request.art)
  const { periodWidthIn, periodHeightIn } = period
  if (view === 'tile') {
    const size = tileSize(width, periodHeightIn / periodWidthIn)
    return period.pixels({ widthIn: periodWidthIn, heightIn: periodHeightIn, ...size })
  }
  const density = width / CARD_WINDOW_IN.width
  const height = Math.round(CARD_WINDOW_IN.height * density)
  // what the window does not show is not drawn; a period that repeats in it gets whole pixels, so
  // that copies abut
  const [widthIn, heightIn] = [
    Math.min(periodWidthIn, CARD_WINDOW_IN.width),
    Math.min(periodHeightIn, CARD_WINDOW_IN.height),
  ]
  const crop: Crop = {
    widthIn,
    heightIn,
    width: Math.max(1, Math.round(widthIn * density)),
    height: Math.max(1, Math.round(heightIn * density)),
  }
  return layPeriods(await period.pixels(crop), width, height)
}

/** The quality of a picture without a budget, and the least that a picture may have. */
const QUALITY = { avif: { best: 56, least: 16 }, webp: { best: 80, least: 45 } } as const

/** Packs pixels: AVIF, or WebP for browsers that know no AVIF. */
export function pack(
  { data, width, height }: Pixels,
  { format, effort = 1 }: Packing,
  quality: number = QUALITY[format].best,
): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: CHANNELS } })
  return format === 'avif'
    ? image.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality, effort: 3 }).toBuffer()
}

/** The most that a card's picture weighs in bytes, by its width. */
const CARD_BYTES: Readonly<Partial<Record<ImageWidth, number>>> = {
  480: 22_000,
  650: 35_000,
}

/** Packs pixels as well as a number of bytes allows: dense art takes more bytes at one quality. */
export async function packWithin(pixels: Pixels, packing: Packing, bytes: number): Promise<Buffer> {
  const { best, least } = QUALITY[packing.format]
  let quality: number = best
  let packed = await pack(pixels, packing, quality)
  while (packed.length > bytes && quality > least) {
    // The bytes grow a little faster than the quality.
    const fitting = Math.floor(quality * (bytes / packed.length) ** 0.8)
    quality = Math.max(least, Math.min(fitting, quality - 2))
    packed = await pack(pixels, packing, quality)
  }
  return packed
}

/** Renders a design as a packed picture. */
export async function renderDesign(request: RenderRequest): Promise<Buffer> {
  const pixels = await renderPixels(request)
  const bytes = request.view === 'card' ? CARD_BYTES[request.width] : undefined
  return bytes === undefined ? pack(pixels, request) : packWithin(pixels, request, bytes)
}
