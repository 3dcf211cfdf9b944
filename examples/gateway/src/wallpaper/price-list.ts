import {
  PANEL_WIDTH_IN,
  WALLPAPER_CODES,
  WALLPAPER_SIZES,
  wallpaperSizesOf,
} from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'
import { SQUARE_FOOT_USD_MINOR, WALLPAPER_SWATCH_USD_MINOR } from './prices.table.ts'

/** One row of the price list. */
export interface WallpaperListPrice {
  readonly wallpaper: WallpaperCode
  readonly size: WallpaperSize
  readonly usdMinor: number
}

/** The fixture price list: every wallpaper in every size that it is sold in. */
export function wallpaperPriceList(): WallpaperListPrice[] {
  return WALLPAPER_CODES.flatMap((wallpaper) =>
    wallpaperSizesOf(wallpaper).map((size) => ({
      wallpaper,
      size,
      usdMinor: priceOf(wallpaper, size),
    })),
  )
}

function priceOf(wallpaper: WallpaperCode, size: WallpaperSize): number {
  return size === 'SWATCH'
    ? WALLPAPER_SWATCH_USD_MINOR
    : squareFeetOf(size) * SQUARE_FOOT_USD_MINOR[wallpaper]
}

/** The square feet that one piece covers: two feet wide, as long as it is. */
export function squareFeetOf(size: WallpaperSize): number {
  return (PANEL_WIDTH_IN / 12) * WALLPAPER_SIZES[size].feet
}
