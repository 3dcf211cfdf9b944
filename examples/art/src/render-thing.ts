import sharp from 'sharp'
import type { Packing } from './render.ts'
import { thingPaths } from './thing-shapes.table.ts'
import type { ThingPaths, ThingShape } from './thing-shapes.table.ts'

/** The picture of a thing without a print: a dyed one in its color, a ready-made one. */
export interface ThingRequest extends Packing {
  readonly shape: ThingShape
  /** The color of its fabric; null for one of several colors. */
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

/** Renders a thing as a packed picture. */
export async function renderThing({ shape, color, width, format }: ThingRequest): Promise<Buffer> {
  const svg = drawingOf(thingPaths(shape), color ?? COLORS.paper, width)
  const image = sharp(Buffer.from(svg)).flatten({ background: COLORS.ground })
  return format === 'avif'
    ? image.avif({ quality: 56, effort: 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer()
}

function drawingOf(paths: ThingPaths, color: string, width: number): string {
  const { back, cloth, spots = [], shade, lines } = paths
  const parts = [
    path(back, `fill="${COLORS.back}"`),
    path(cloth, `fill="${color}"`),
    ...spots.map(([fill, d]) => path(d, `fill="${fill}"`)),
    path(shade, 'fill="#1E1405" fill-opacity="0.14"'),
    path(lines, `fill="none" stroke="${COLORS.lines}"`),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`
}
