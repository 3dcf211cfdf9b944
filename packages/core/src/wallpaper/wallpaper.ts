import type { Repeat } from '../design/design-card.contract.ts'
import { inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { WallRepeat } from './wall-plan.ts'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES, WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode, WallpaperKind, WallpaperSize } from './wallpapers.table.ts'

export { WALLPAPER_CODES } from './wallpaper-codes.table.ts'

/**
 * True for the gateway code of a wallpaper. Only own keys count, so that `constructor` is not a
 * code.
 */
export function isWallpaperCode(value: unknown): value is WallpaperCode {
  return typeof value === 'string' && Object.hasOwn(WALLPAPERS, value)
}

/** True for a size such as `PANEL_9_FT`; own keys only. */
export function isWallpaperSize(value: unknown): value is WallpaperSize {
  return typeof value === 'string' && Object.hasOwn(WALLPAPER_SIZES, value)
}

/**
 * Returns a wallpaper's name in URLs: `PEEL_AND_STICK` becomes `peel_and_stick`.
 * @source spec 2 §2.2
 */
export function wallpaperSlug(code: WallpaperCode): string {
  return code.toLowerCase()
}

/** Returns the wallpaper of a name in a URL, or undefined. */
export function wallpaperFromSlug(slug: string): WallpaperCode | undefined {
  const code = slug.toUpperCase()
  return slug === slug.toLowerCase() && isWallpaperCode(code) ? code : undefined
}

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

/**
 * Width and height of one piece, inches. The swatch is 2 ft wide and 1 ft high.
 * @source spec 2 §9
 */
export function wallpaperDimensions(size: WallpaperSize): { widthIn: number; heightIn: number } {
  return { widthIn: PANEL_WIDTH_IN, heightIn: WALLPAPER_SIZES[size].feet * 12 }
}

/**
 * Scales a design's repeat for wallpaper, so that a whole number of columns fits a panel; only then
 * do equal panels match at every seam. Lengths in inches; `scale` is relative to the repeat on
 * fabric.
 */
export function wallpaperRepeat(repeat: Repeat): Repeat & { readonly scale: number } {
  // The scaled width is the one that repeats sideways unchanged: a mirrored pair of columns, else
  // one column.
  const columnIn = repeat.type === 'mirrored' ? repeat.periodWidthIn : repeat.widthIn
  const columns = Math.max(1, Math.round(PANEL_WIDTH_IN / columnIn))
  const scale = PANEL_WIDTH_IN / columns / columnIn
  return {
    type: repeat.type,
    scale,
    widthIn: repeat.widthIn * scale,
    heightIn: repeat.heightIn * scale,
    periodWidthIn: repeat.periodWidthIn * scale,
    periodHeightIn: repeat.periodHeightIn * scale,
  }
}

/**
 * Makes the repeat for `planWall`, in the system's unit. Its height is the distance after which one
 * strip matches the next.
 */
export function wallRepeat(repeat: Repeat, system: MeasurementSystem): WallRepeat {
  const printed = wallpaperRepeat(repeat)
  const to = (inches: number): number => (system === 'imperial' ? inches : inchesToCm(inches))
  return {
    type: printed.type,
    width: to(printed.widthIn),
    height: to(printed.type === 'half-drop' ? printed.heightIn : printed.periodHeightIn),
  }
}
