import type { TemplateGrid } from '@selvage/core/fill-a-yard'
import sharp from 'sharp'

/** The pixels of a picture, three bytes each. */
export interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Decodes a picture. */
export const decode = async (bytes: ArrayBuffer): Promise<Picture> => {
  const { data, info } = await sharp(Buffer.from(bytes))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The color at a point, bilinear, the picture repeated for ever. */
function colorAt({ data, width, height }: Picture, x: number, y: number): [number, number, number] {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top]
  const pixel = (px: number, py: number, c: number): number =>
    data[
      ((((py % height) + height) % height) * width + (((px % width) + width) % width)) * 3 + c
    ] ?? 0
  const mix = (c: number): number =>
    (pixel(left, top, c) * (1 - fx) + pixel(left + 1, top, c) * fx) * (1 - fy) +
    (pixel(left, top + 1, c) * (1 - fx) + pixel(left + 1, top + 1, c) * fx) * fy
  return [mix(0), mix(1), mix(2)]
}

/**
 * How far a cell is, on average, from the design's own tile printed from a point of the cell, 0 to
 * 255. `phase` (inches) moves the print: only the right one agrees.
 */
export function cellDistance(
  cloth: Picture,
  grid: TemplateGrid,
  index: number,
  tile: Picture & { periodWidthIn: number; periodHeightIn: number },
  phase = 0,
): number {
  const density = cloth.width / grid.widthIn
  const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)]
  // A cell begins with a whole pixel.
  const [left, top] = [
    Math.round(column * grid.cellWidthIn * density),
    Math.round(row * grid.cellHeightIn * density),
  ]
  let sum = 0
  let points = 0
  for (let y = 0.25; y < grid.cellHeightIn - 0.2; y += 0.13) {
    for (let x = 0.25; x < grid.cellWidthIn - 0.2; x += 0.13) {
      const seen = colorAt(cloth, left + x * density, top + y * density)
      const printed = colorAt(
        tile,
        ((x + phase) / tile.periodWidthIn) * tile.width,
        ((y + phase) / tile.periodHeightIn) * tile.height,
      )
      sum +=
        (Math.abs(seen[0] - printed[0]) +
          Math.abs(seen[1] - printed[1]) +
          Math.abs(seen[2] - printed[2])) /
        3
      points += 1
    }
  }
  return sum / points
}
