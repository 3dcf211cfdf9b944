import { sampleWallpaperCents } from '@selvage/core/sample-prices'
import { WALLPAPER_CODES, wallpaperSizesOf } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'

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
      usdMinor: sampleWallpaperCents(wallpaper, size),
    })),
  )
}
