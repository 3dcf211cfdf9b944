import type { WallpaperCode, WallpaperSize } from './wallpaper-codes.table.ts'
export type { WallpaperCode, WallpaperSize } from './wallpaper-codes.table.ts'

/** Panels are sold in several lengths; rolls are cut on site. */
export type WallpaperKind = 'panel' | 'roll'

/** How the paper is fixed to the wall. Its messages are `wallpaper.hang_*`. */
export type WallpaperHanging = 'water' | 'paste' | 'nothing'

interface WallpaperRow {
  readonly kind: WallpaperKind
  readonly hanging: WallpaperHanging
  /**
   * Width before trimming, inches, for a paper with a margin to trim off. The printed width is
   * {@link PANEL_WIDTH_IN}.
   */
  readonly untrimmedWidthIn?: number
}

/** Printed width of every panel and roll, inches: 2 ft, 60.96 cm. @source spec 2 §9 */
export const PANEL_WIDTH_IN = 24

/** The wallpaper types by gateway code, the pre-pasted smooth one first. @source spec 2 §3.4, §9 */
export const WALLPAPERS = {
  SMOOTH: { kind: 'panel', hanging: 'water' },
  PEEL_AND_STICK_WOVEN: { kind: 'panel', hanging: 'nothing' },
  PEEL_AND_STICK: { kind: 'panel', hanging: 'nothing' },
  NON_PASTED: { kind: 'roll', hanging: 'paste', untrimmedWidthIn: 25 },
  GRASSCLOTH: { kind: 'roll', hanging: 'paste' },
  ISOBAR: { kind: 'roll', hanging: 'paste' },
  SILVER_METALLIC: { kind: 'roll', hanging: 'paste', untrimmedWidthIn: 24.5 },
  GOLD_METALLIC: { kind: 'roll', hanging: 'paste', untrimmedWidthIn: 24.5 },
  VINYL: { kind: 'roll', hanging: 'paste', untrimmedWidthIn: 24.5 },
} as const satisfies Record<WallpaperCode, WallpaperRow>

/**
 * The sizes of wallpaper: the swatch (2 ft x 1 ft), the panels and the roll. Each length is given
 * as it is stocked in both systems: whole inches and whole centimeters, which are not converted
 * from each other.
 * @source spec 2 §9
 */
export const WALLPAPER_SIZES = {
  SWATCH: { unit: 'swatch', feet: 1, imperial: 12, metric: 30 },
  PANEL_3_FT: { unit: 'panel', feet: 3, imperial: 36, metric: 91 },
  PANEL_6_FT: { unit: 'panel', feet: 6, imperial: 72, metric: 183 },
  PANEL_9_FT: { unit: 'panel', feet: 9, imperial: 108, metric: 274 },
  PANEL_12_FT: { unit: 'panel', feet: 12, imperial: 144, metric: 366 },
  ROLL_27_FT: { unit: 'roll', feet: 27, imperial: 324, metric: 823 },
} as const satisfies Record<
  WallpaperSize,
  { unit: 'swatch' | WallpaperKind; feet: number; imperial: number; metric: number }
>

/** The default wallpaper of a product page. */
export const DEFAULT_WALLPAPER: WallpaperCode = 'SMOOTH'
