import type { TemplateGrid } from '@selvage/core/fill-a-yard'
import sharp from 'sharp'
import { periodOf } from './period.ts'
import type { Art } from './period.ts'
import { CHANNELS } from './pixels.ts'
import type { Pixels } from './pixels.ts'
import { layPeriods, pack } from './render.ts'
import type { Packing } from './render.ts'

/** A filled yard to render: each cell's design by its place in `art`, or null for plain cloth. */
export interface LayoutRequest extends Packing {
  readonly grid: TemplateGrid
  readonly cells: readonly (number | null)[]
  readonly art: readonly Art[]
  /** Pixels across the cloth; its height follows from the cloth. */
  readonly width: number
}

const WHITE = 0xff

/**
 * The whole cloth at print proportions: each cell printed from its own top left corner at true
 * scale, what no cell covers left white.
 */
export async function renderLayoutPixels({
  grid,
  cells,
  art,
  width,
}: Omit<LayoutRequest, 'format'>): Promise<Pixels> {
  const density = width / grid.widthIn
  const height = Math.round(grid.heightIn * density)
  const cloth: Pixels = { data: Buffer.alloc(width * height * CHANNELS, WHITE), width, height }
  // Cells of one grid differ by a pixel at most, so one print of a design serves all of its cells.
  const cell = {
    width: Math.ceil(grid.cellWidthIn * density),
    height: Math.ceil(grid.cellHeightIn * density),
  }
  for (const [at, own] of art.entries()) {
    const print = await printCell(own, cell, density)
    for (const [index, used] of cells.entries())
      if (used === at) lay(print, cloth, cornersOf(grid, index, density))
  }
  return cloth
}

/** Renders a filled yard as a packed picture. */
export async function renderLayout(request: LayoutRequest): Promise<Buffer> {
  return pack(await renderLayoutPixels(request), request)
}

/**
 * One cell's print. The period is drawn in whole pixels, a little finer than the picture, so that
 * copies abut; the laid cell is then brought to size at once, so that a long cell drifts by no
 * pixel however often the period repeats in it.
 */
async function printCell(
  art: Art,
  cell: { width: number; height: number },
  density: number,
): Promise<Pixels> {
  const period = periodOf(art)
  const { periodWidthIn, periodHeightIn } = period
  const whole = {
    width: Math.ceil(periodWidthIn * density),
    height: Math.ceil(periodHeightIn * density),
  }
  const tile = await period.pixels({ widthIn: periodWidthIn, heightIn: periodHeightIn, ...whole })
  const finer = {
    x: whole.width / (periodWidthIn * density),
    y: whole.height / (periodHeightIn * density),
  }
  const laid = layPeriods(tile, Math.round(cell.width * finer.x), Math.round(cell.height * finer.y))
  const data = await sharp(laid.data, {
    raw: { width: laid.width, height: laid.height, channels: CHANNELS },
  })
    .resize(cell.width, cell.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data, ...cell }
}

interface Corners {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a cell lies in the picture; neighbours share their edge. */
function cornersOf(
  { columns, cellWidthIn, cellHeightIn }: TemplateGrid,
  index: number,
  density: number,
): Corners {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  const [x, y] = [cellWidthIn * density, cellHeightIn * density]
  return {
    left: Math.round(column * x),
    top: Math.round(row * y),
    right: Math.round((column + 1) * x),
    bottom: Math.round((row + 1) * y),
  }
}

function lay(print: Pixels, cloth: Pixels, { left, top, right, bottom }: Corners): void {
  const width = Math.min(right, cloth.width) - left
  for (let y = top; y < Math.min(bottom, cloth.height); y += 1) {
    print.data.copy(
      cloth.data,
      (y * cloth.width + left) * CHANNELS,
      (y - top) * print.width * CHANNELS,
      ((y - top) * print.width + width) * CHANNELS,
    )
  }
}
