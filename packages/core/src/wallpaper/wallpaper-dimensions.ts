import { PANEL_WIDTH_IN, WALLPAPER_SIZES } from './wallpapers.table.ts'
import type { WallpaperSize } from './wallpapers.table.ts'

/**
 * Width and height of one piece, inches. The swatch is 2 ft wide and 1 ft high.
 * @source spec 2 §9
 */
export function wallpaperDimensions(size: WallpaperSize): { widthIn: number; heightIn: number } {
  return { widthIn: PANEL_WIDTH_IN, heightIn: WALLPAPER_SIZES[size].feet * 12 }
}
