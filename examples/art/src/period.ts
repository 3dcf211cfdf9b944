import sharp from 'sharp'
import { drawTile, UNITS_PER_INCH } from './draw-tile.ts'
import type { ArtParams, TileSize } from './draw-tile.ts'
import { picturePeriod } from './picture-period.ts'
import type { PictureArt } from './picture-period.ts'
import type { Crop, Pixels } from './pixels.ts'
import { latticeOf } from './repeat.ts'

/** The art of a design: the parameters of a family, or a picture that was sent. */
export type Art = ArtParams | PictureArt

/** One period of a design, ready to be drawn in any size. */
export interface Period extends Pick<TileSize, 'periodWidthIn' | 'periodHeightIn'> {
  /** Draws a part of the period, from its corner. */
  pixels(crop: Crop): Promise<Pixels>
}

/** Returns one period of a design's art, whatever it is drawn from. */
export function periodOf(art: Art): Period {
  if ('picture' in art) {
    const { periodW, periodH } = latticeOf(art.repeat, art.repeatWidthIn, art.repeatHeightIn)
    return {
      periodWidthIn: periodW,
      periodHeightIn: periodH,
      pixels: (crop) => picturePeriod(art, crop),
    }
  }
  const { svg, periodWidthIn, periodHeightIn } = drawTile(art)
  return { periodWidthIn, periodHeightIn, pixels: (crop) => rasterize(svg, crop) }
}

/** Draws what a crop asks for of a tile. */
async function rasterize(svg: string, crop: Crop): Promise<Pixels> {
  const { width, height } = crop
  const box = `${crop.widthIn * UNITS_PER_INCH} ${crop.heightIn * UNITS_PER_INCH}`
  const sized = svg.replace(
    /width="[^"]+" height="[^"]+" viewBox="[^"]+"/,
    `width="${width}" height="${height}" viewBox="0 0 ${box}"`,
  )
  const data = await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer()
  return { data, width, height }
}
