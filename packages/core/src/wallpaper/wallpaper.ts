import type { Repeat } from '../design/design-card.contract.ts'
import { inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { WallRepeat } from './wall-plan.ts'
import { PANEL_WIDTH_IN, WALLPAPER_SIZES, WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode, WallpaperKind, WallpaperSize } from './wallpapers.table.ts'

/** All wallpaper codes, in the shop's order. */
export const WALLPAPER_CODES = Object.keys(WALLPAPERS) as WallpaperCode[]

/** True for a wallpaper's gateway code; own keys only, so `constructor` is none. */
export function isWallpaperCode(value: unknown): value is WallpaperCode {
  return typeof value === 'string' && Object.hasOwn(WALLPAPERS, value)
}

/** True for a size such as `PANEL_9_FT`; own keys only. */
export function isWallpaperSize(value: unknown): value is WallpaperSize {
  return typeof value === 'string' && Object.hasOwn(WALLPAPER_SIZES, value)
}

/** `PEEL_AND_STICK` as it stands in URLs: `peel_and_stick`. @source spec 2 §2.2 */
export function wallpaperSlug(code: WallpaperCode): string {
  return code.toLowerCase()
}

/** The wallpaper that a URL's lower_snake name means, or undefined. */
export function wallpaperFromSlug(slug: string): WallpaperCode | undefined {
  const code = slug.toUpperCase()
  return slug === slug.toLowerCase() && isWallpaperCode(code) ? code : undefined
}

/** The sizes that a wallpaper is sold in, smallest first: the swatch, then panels or the roll. */
export function wallpaperSizesOf(code: WallpaperCode): WallpaperSize[] {
  const { kind } = WALLPAPERS[code]
  return (Object.keys(WALLPAPER_SIZES) as WallpaperSize[]).filter(
    (size) => WALLPAPER_SIZES[size].unit === 'swatch' || WALLPAPER_SIZES[size].unit === kind,
  )
}

/**
 * The size whose stocked length this is, in the system's unit; undefined for a length that is not
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
 * Width and height of one piece, inches; the swatch lies on its side: 2 ft wide, 1 ft high. @source
 * spec 2 §9
 */
export function wallpaperDimensions(size: WallpaperSize): { widthIn: number; heightIn: number } {
  return { widthIn: PANEL_WIDTH_IN, heightIn: WALLPAPER_SIZES[size].feet * 12 }
}

/**
 * A design's repeat as wallpaper prints it: scaled so that a whole number of columns stands in a
 * panel, because only then do equal panels meet at every seam. Lengths in inches, `scale` against
 * the repeat on fabric.
 */
export function wallpaperRepeat(repeat: Repeat): Repeat & { readonly scale: number } {
  // What must fit is what comes back unchanged sideways: a mirrored pair of columns, else one
  // column.
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
 * The repeat that `planWall` takes of a design, in the system's unit: its height is the distance
 * after which a drop meets the next one.
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
