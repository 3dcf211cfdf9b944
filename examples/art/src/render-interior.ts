import type { HomeGoodDrawing } from '@selvage/core/home-good'
import sharp from 'sharp'
import { periodOf } from './period.ts'
import type { Art } from './period.ts'
import { CHANNELS } from './pixels.ts'
import type { Pixels } from './pixels.ts'
import { packWithin } from './render.ts'
import type { Packing } from './render.ts'
import { INTERIOR } from './interiors/interior.ts'
import type { ClothSurface, Sides } from './interiors/interior.ts'
import { interiorOf } from './interiors/interiors.table.ts'

/** The picture of a design on a home good. */
export interface InteriorRequest extends Packing {
  readonly drawing: HomeGoodDrawing
  /** The two sides of the thing, inches. */
  readonly sides: Sides
  readonly art: Art
  /** Pixels across. */
  readonly width: number
  /** The whole interior, or its middle. */
  readonly window: 'wide' | 'square'
}

/** The most that a picture weighs in bytes, by its width. */
const BYTES: Readonly<Record<number, number>> = {
  300: 14_000,
  480: 24_000,
  650: 35_000,
  1024: 80_000,
}
const MOST_BYTES = 80_000

/** Points of a pixel that are averaged, so that fine print stays even; two of a small pixel. */
const SAMPLES: readonly (readonly [dx: number, dy: number])[] = [
  [0.25, 0.25],
  [0.75, 0.75],
  [0.75, 0.25],
  [0.25, 0.75],
]
const SMALL_PIXELS_FROM = 1024

const SOFT =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>'

/** Renders a design on a thing in a room as a packed picture, the print at the thing's scale. */
export async function renderInterior(request: InteriorRequest): Promise<Buffer> {
  const { drawing, sides, art, window } = request
  const height = window === 'square' ? request.width : interiorHeight(request.width)
  const width = Math.round((height * INTERIOR.width) / INTERIOR.height)
  const density = height / INTERIOR.height
  const interior = interiorOf(drawing, sides)
  const svg = (parts: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${INTERIOR.width} ${INTERIOR.height}"><defs>${SOFT}</defs>${parts}</svg>`,
    )
  const data = await sharp(svg(interior.behind)).removeAlpha().raw().toBuffer()
  const print = await printOf(art, interior.perInch * density)
  for (const surface of interior.cloth) {
    const outline = await sharp(svg(`<path d="${surface.outline}" fill="#fff"/>`))
      .extractChannel('alpha')
      .raw()
      .toBuffer()
    lay(surface, { data, width, height }, outline, print)
  }
  const whole = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .composite([{ input: svg(interior.front) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels =
    window === 'square' ? await middleOf(whole, width, height) : { data: whole, width, height }
  return packWithin(pixels, request, BYTES[request.width] ?? MOST_BYTES)
}

const interiorHeight = (width: number): number =>
  Math.round((width * INTERIOR.height) / INTERIOR.width)

async function middleOf(data: Buffer, width: number, height: number): Promise<Pixels> {
  const left = Math.floor((width - height) / 2)
  const cut = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .extract({ left, top: 0, width: height, height })
    .raw()
    .toBuffer()
  return { data: cut, width: height, height }
}

/** A period of a print, with the pixels of an inch. */
interface Print extends Pixels {
  readonly perInchX: number
  readonly perInchY: number
}

async function printOf(art: Art, density: number): Promise<Print> {
  const period = periodOf(art)
  const { periodWidthIn: widthIn, periodHeightIn: heightIn } = period
  const pixels = (inches: number) => Math.max(2, Math.round(inches * density))
  const [width, height] = [pixels(widthIn), pixels(heightIn)]
  const tile = await period.pixels({ widthIn, heightIn, width, height })
  return { ...tile, perInchX: width / widthIn, perInchY: height / heightIn }
}

/** Lays a print over a surface, pixel by pixel, inside its outline. */
function lay(surface: ClothSurface, onto: Pixels, outline: Buffer, print: Print): void {
  const { data, width, height } = onto
  const unit = INTERIOR.height / height
  const samples = width < SMALL_PIXELS_FROM ? SAMPLES : SAMPLES.slice(0, 2)
  const color: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cover = (outline[y * width + x] ?? 0) / 255
      if (cover === 0) continue
      color.fill(0)
      for (const [dx, dy] of samples) {
        const [u, v, light] = surface.at((x + dx) * unit, (y + dy) * unit)
        addSample(print, u, v, light, color)
      }
      const at = (y * width + x) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const under = data[at + channel] ?? 0
        data[at + channel] = under + ((color[channel] ?? 0) / samples.length - under) * cover
      }
    }
  }
}

/** Adds the color of a point of the print in its light. */
function addSample(
  { data, width, height, perInchX, perInchY }: Print,
  u: number,
  v: number,
  light: number,
  color: [number, number, number],
): void {
  const column = modulo(Math.floor(u * perInchX), width)
  const row = modulo(Math.floor(v * perInchY), height)
  const at = (row * width + column) * CHANNELS
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const ink = data[at + channel] ?? 0
    color[channel] =
      (color[channel] ?? 0) + (light <= 1 ? ink * light : ink + (255 - ink) * (light - 1))
  }
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by
