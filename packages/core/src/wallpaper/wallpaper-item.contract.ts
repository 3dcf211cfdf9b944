import * as v from 'valibot'
import { WALLPAPER_SIZES, WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from './wallpapers.table.ts'

/** Accepts the code of a wallpaper in the table. */
export const wallpaperCode = v.picklist(
  Object.keys(WALLPAPERS) as [WallpaperCode, ...WallpaperCode[]],
)
/** Accepts the size of a wallpaper. */
export const wallpaperSize = v.picklist(
  Object.keys(WALLPAPER_SIZES) as [WallpaperSize, ...WallpaperSize[]],
)

/** Whether a wallpaper can be bought. */
export const STOCK_STATUSES = ['available', 'out_of_stock', 'retired'] as const

/** The wallpaper of a cart's line. */
export const wallpaperItem = v.object({ code: wallpaperCode, size: wallpaperSize })
