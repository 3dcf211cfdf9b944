import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { CHANNELS } from './pixels.ts'
import type { Crop, Pixels } from './pixels.ts'
import { latticeOf } from './repeat.ts'
import type { CellImage, RepeatType } from './repeat.ts'

/** A design's art that somebody has sent: a picture that is laid out in a repeat. */
export interface PictureArt {
  /** The picture's file. */
  picture: Uint8Array
  repeat: RepeatType
  repeatWidthIn: number
  repeatHeightIn: number
}

/** The most pixels that a picture is decoded with. */
const MOST_PIXELS = 12_000_000

/** A rectangle in pixels; its right and its bottom edge are the first ones outside. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A copy of the picture in the crop, and which part of it shows. */
interface Copy {
  readonly whole: Box
  readonly shown: Box
  readonly image: CellImage
}

/** Draws a crop of one period: every copy of the picture begins and ends on a whole pixel. */
export async function picturePeriod(art: PictureArt, crop: Crop): Promise<Pixels> {
  const { width, height } = crop
  const data = Buffer.alloc(width * height * CHANNELS)
  const source = await sharp(art.picture, { limitInputPixels: MOST_PIXELS })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: across, height: down, channels } = source.info
  const picture = (): Sharp =>
    sharp(source.data, { raw: { width: across, height: down, channels } })
  const drawn = new Map<string, Promise<Buffer>>()
  for (const copy of copiesIn(art, crop)) {
    const key = JSON.stringify([sizeOf(copy.whole), partOf(copy), flipsOf(copy.image)])
    const cell = drawn.get(key) ?? drawCell(picture(), { width: across, height: down }, copy)
    drawn.set(key, cell)
    lay(await cell, copy.shown, { data, width, height })
  }
  return { data, width, height }
}

const sizeOf = ({ left, top, right, bottom }: Box) => ({
  width: right - left,
  height: bottom - top,
})
const flipsOf = ({ flipX, flipY }: CellImage) => [flipX, flipY] as const
/** The shown part of a copy from the copy's own corner. */
const partOf = ({ whole, shown }: Copy): Box => ({
  left: shown.left - whole.left,
  top: shown.top - whole.top,
  right: shown.right - whole.left,
  bottom: shown.bottom - whole.top,
})

/** Finds the copies that a crop shows. The period begins in the middle of a centered repeat. */
function copiesIn({ repeat, repeatWidthIn, repeatHeightIn }: PictureArt, crop: Crop): Copy[] {
  const [w, h] = [repeatWidthIn, repeatHeightIn]
  const { periodW, periodH, images } = latticeOf(repeat, w, h)
  const [sx, sy] = [crop.width / crop.widthIn, crop.height / crop.heightIn]
  const phase = repeat === 'centered' ? 0.5 : 0
  return images.flatMap((image) => {
    const x = (image.flipX ? image.dx - w : image.dx) - phase * w
    const y = (image.flipY ? image.dy - h : image.dy) - phase * h
    return [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].flatMap((column) => {
        const whole = {
          left: Math.round((x + column * periodW) * sx),
          top: Math.round((y + row * periodH) * sy),
          right: Math.round((x + column * periodW + w) * sx),
          bottom: Math.round((y + row * periodH + h) * sy),
        }
        const shown = {
          left: Math.max(0, whole.left),
          top: Math.max(0, whole.top),
          right: Math.min(crop.width, whole.right),
          bottom: Math.min(crop.height, whole.bottom),
        }
        const isSeen = shown.left < shown.right && shown.top < shown.bottom
        return isSeen ? [{ whole, shown, image }] : []
      }),
    )
  })
}

/** The pixels of the picture that a part of a copy shows, on one axis. */
function span(from: number, to: number, whole: number, pixels: number): readonly [number, number] {
  const first = Math.min(pixels - 1, Math.floor((from / whole) * pixels))
  return [first, Math.max(1, Math.ceil((to / whole) * pixels) - first)]
}

/** Draws the shown part of a copy: what no crop shows is never enlarged. */
async function drawCell(
  picture: Sharp,
  source: { readonly width: number; readonly height: number },
  copy: Copy,
): Promise<Buffer> {
  const whole = sizeOf(copy.whole)
  const { flipX, flipY } = copy.image
  const part = partOf(copy)
  const [fromX, toX] = flipX
    ? [whole.width - part.right, whole.width - part.left]
    : [part.left, part.right]
  const [fromY, toY] = flipY
    ? [whole.height - part.bottom, whole.height - part.top]
    : [part.top, part.bottom]
  const [left, width] = span(fromX, toX, whole.width, source.width)
  const [top, height] = span(fromY, toY, whole.height, source.height)
  const sized = await picture
    .extract({ left, top, width, height })
    .resize(toX - fromX, toY - fromY, { fit: 'fill' })
    .raw()
    .toBuffer()
  const raw = { width: toX - fromX, height: toY - fromY, channels: CHANNELS } as const
  if (!flipX && !flipY) return sized
  return sharp(sized, { raw }).flop(flipX).flip(flipY).raw().toBuffer()
}

function lay(cell: Buffer, { left, top, right, bottom }: Box, onto: Pixels): void {
  const row = (right - left) * CHANNELS
  for (let y = top; y < bottom; y += 1) {
    const from = (y - top) * row
    cell.copy(onto.data, (y * onto.width + left) * CHANNELS, from, from + row)
  }
}
