import type { StockCode } from '@selvage/core/stock'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { drawStock } from './draw-stock.ts'
import { DRAWING } from './drawings/pen.ts'
import type { Packing } from './render.ts'

/** A thing without a print: folded fabric in a color, or a ready-made item. */
export type Thing = { readonly folded: string } | { readonly stock: StockCode }

/** The picture of a thing without a print. */
export type ThingRequest = Thing &
  Packing & {
    /** Pixels across the square picture. */
    readonly width: number
  }

/** The side of the drawing of folded fabric, in its own unit. */
const SIDE = 168

const COLORS = { ground: '#f0eadf', lines: '#5b534a' } as const

const OUTLINE = 'M24 52L120 40L146 62L146 122L50 136L24 112z'
const SHADE = 'M24 52L50 76L50 136L24 112z'
const LINES = `${OUTLINE}M24 52L50 76L146 62M50 76V136M24 72L50 96L146 82M24 92L50 116L146 102`

/** Renders a thing as a packed picture. */
export async function renderThing(request: ThingRequest): Promise<Buffer> {
  const image = 'stock' in request ? stockSquare(request) : folded(request.folded, request.width)
  return request.format === 'avif'
    ? image.avif({ quality: 56, effort: request.effort ?? 1 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer()
}

/** The middle of the drawing that the item's own page shows. */
function stockSquare({ stock, width }: { stock: StockCode; width: number }): Sharp {
  const side = DRAWING.height
  return sharp(Buffer.from(drawStock(stock)))
    .extract({ left: (DRAWING.width - side) / 2, top: 0, width: side, height: side })
    .resize(width)
}

function folded(color: string, width: number): Sharp {
  const parts = [
    `<path d="${OUTLINE}" fill="${color}"/>`,
    `<path d="${SHADE}" fill="#1E1405" fill-opacity="0.14"/>`,
    `<path d="${LINES}" fill="none" stroke="${COLORS.lines}"/>`,
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: COLORS.ground })
}
