import sharp from 'sharp'
import { drawTile } from './draw-tile.ts'
import type { ArtParams } from './draw-tile.ts'
import { CHANNELS, rasterize } from './render.ts'
import type { Packing } from './render.ts'
import { thingPaths } from './thing-shapes.table.ts'
import type { ThingPaths, ThingShape } from './thing-shapes.table.ts'

/** The picture of a thing: a sewn one with its print, a dyed one in its color, a ready-made one. */
export interface ThingRequest extends Packing {
  readonly shape: ThingShape
  /** The two sides of the thing, inches. */
  readonly sides: readonly [number, number]
  /** The design that is printed on it; null for a thing without a print. */
  readonly art: ArtParams | null
  /** The color of its fabric; null for a printed thing, and for one of several colors. */
  readonly color: string | null
  /** Pixels across the square picture. */
  readonly width: number
}

/** The side of the drawings, in their own unit. */
const SIDE = 168

/** Things of paper are lighter than the ground that they lie on. */
const COLORS = { ground: '#f0eadf', back: '#ded6c8', paper: '#fffdf8', lines: '#5b534a' } as const

const path = (d: string | undefined, attributes: string): string =>
  d === undefined ? '' : `<path d="${d}" ${attributes}/>`

/** Renders a thing as a packed picture; its print is at the scale that the thing is drawn in. */
export async function renderThing(request: ThingRequest): Promise<Buffer> {
  const { shape, sides, art, color, width, format } = request
  const paths = thingPaths(shape, sides)
  const print = art && (await printOf(art, paths.long / Math.max(...sides), width / SIDE))
  const svg = drawingOf(paths, print, color ?? COLORS.paper, width)
  const image = sharp(Buffer.from(svg)).flatten({ background: COLORS.ground })
  return format === 'avif'
    ? image.avif({ quality: 56, effort: 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer()
}

function drawingOf(paths: ThingPaths, print: string | null, color: string, width: number): string {
  const { back, cloth, spots = [], shade, lines } = paths
  const parts = [
    print === null ? '' : `<defs>${print}</defs>`,
    path(back, `fill="${COLORS.back}"`),
    path(cloth, print === null ? `fill="${color}"` : 'fill="url(#print)"'),
    ...spots.map(([fill, d]) => path(d, `fill="${fill}"`)),
    path(shade, 'fill="#1E1405" fill-opacity="0.14"'),
    path(lines, `fill="none" stroke="${COLORS.lines}"`),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`
}

/** A period of the design as a pattern; twice as fine as the picture, so that it stays sharp. */
async function printOf(art: ArtParams, perInch: number, density: number): Promise<string> {
  const { svg, periodWidthIn: widthIn, periodHeightIn: heightIn } = drawTile(art)
  const pixels = (inches: number) => Math.max(1, Math.round(inches * perInch * density * 2))
  const { data, width, height } = await rasterize(svg, {
    widthIn,
    heightIn,
    width: pixels(widthIn),
    height: pixels(heightIn),
  })
  const tile = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer()
  const size = `width="${widthIn * perInch}" height="${heightIn * perInch}"`
  return `<pattern id="print" patternUnits="userSpaceOnUse" ${size}><image href="data:image/png;base64,${tile.toString('base64')}" ${size} preserveAspectRatio="none"/></pattern>`
}
