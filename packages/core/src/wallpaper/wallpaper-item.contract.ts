import * as v from 'valibot'
import { WALLPAPER_CODES, WALLPAPER_SIZE_CODES } from './wallpaper-codes.table.ts'

/** Accepts the code of a wallpaper in the table. */
export const wallpaperCode = v.picklist(WALLPAPER_CODES)
/** Accepts the size of a wallpaper. */
export const wallpaperSize = v.picklist(WALLPAPER_SIZE_CODES)

/** Whether a wallpaper can be bought. */
export const STOCK_STATUSES = ['available', 'out_of_stock', 'retired'] as const

/** The wallpaper of a cart's line. */
export const wallpaperItem = v.object({ code: wallpaperCode, size: wallpaperSize })
