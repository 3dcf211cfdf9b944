import { CARD_WINDOW_IN, type ImageFormat, type ImageView, type ImageWidth } from '@selvage/core/design'
import sharp from 'sharp'
import { type ArtParams, drawTile, type TileSize } from './draw-tile.ts'

/** What to render. */
export type RenderRequest = { art: ArtParams; view: ImageView; width: ImageWidth; format: ImageFormat }

type Pixels = { data: Buffer; width: number; height: number }

const CHANNELS = 3

async function rasterise(svg: string, width: number, height: number): Promise<Pixels> {
  const sized = svg.replace(/width="[\d.]+" height="[\d.]+"/, `width="${width}" height="${height}"`)
  const data = await sharp(Buffer.from(sized), { limitInputPixels: 64_000_000 }).removeAlpha().raw().toBuffer()
  return { data, width, height }
}

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

/** The pixels of one period at a density; sizes are rounded to whole pixels so that copies abut. */
async function periodPixels(svg: string, size: TileSize, pixelsPerInch: number): Promise<Pixels> {
  const width = Math.max(1, Math.round(size.periodWidthIn * pixelsPerInch))
  const height = Math.max(1, Math.round(size.periodHeightIn * pixelsPerInch))
  return rasterise(svg, width, height)
}

/** The raw pixels of a view, before it is packed. */
export async function renderPixels(request: Omit<RenderRequest, 'format'>): Promise<Pixels> {
  const tile = drawTile(request.art)
  if (request.view === 'tile') return periodPixels(tile.svg, tile, request.width / tile.periodWidthIn)
  const density = request.width / CARD_WINDOW_IN.width
  const period = await periodPixels(tile.svg, tile, density)
  return layPeriods(period, request.width, Math.round(CARD_WINDOW_IN.height * density))
}

/** Renders a design as a packed picture. */
export async function renderDesign(request: RenderRequest): Promise<Buffer> {
  const { data, width, height } = await renderPixels(request)
  const image = sharp(data, { raw: { width, height, channels: CHANNELS } })
  return request.format === 'avif'
    ? image.avif({ quality: 58, effort: 2 }).toBuffer()
    : image.webp({ quality: 80, effort: 3 }).toBuffer()
}
