import type { MeasurementSystem } from '../locale/locale.table.ts'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES, WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode, WallpaperKind, WallpaperSize } from './wallpapers.table.ts'

/** Returns the sizes of a wallpaper, smallest first: the swatch, then the panels or the roll. */
export function wallpaperSizesOf(code: WallpaperCode): WallpaperSize[] {
  const { kind } = WALLPAPERS[code]
  return (Object.keys(WALLPAPER_SIZES) as WallpaperSize[]).filter(
    (size) => WALLPAPER_SIZES[size].unit === 'swatch' || WALLPAPER_SIZES[size].unit === kind,
  )
}

/** Returns the square feet that one piece of a size covers. */
export const squareFeetOf = (size: WallpaperSize): number =>
  (PANEL_WIDTH_IN / 12) * WALLPAPER_SIZES[size].feet

/**
 * Returns the size of a stocked length in the system's unit; undefined for a length that is not
 * stocked.
 */
export function wallpaperSizeOfLength(
  kind: WallpaperKind,
  length: number,
  system: MeasurementSystem,
): WallpaperSize | undefined {
  return (Object.keys(WALLPAPER_SIZES) as WallpaperSize[]).find(
    (size) => WALLPAPER_SIZES[size].unit === kind && WALLPAPER_SIZES[size][system] === length,
  )
}
