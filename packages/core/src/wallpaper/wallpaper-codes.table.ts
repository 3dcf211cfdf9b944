/** The codes of the papers at the gateway, the pre-pasted smooth one first. @source spec 2 §3.4 */
export const WALLPAPER_CODES = [
  'SMOOTH',
  'PEEL_AND_STICK_WOVEN',
  'PEEL_AND_STICK',
  'NON_PASTED',
  'GRASSCLOTH',
  'ISOBAR',
  'SILVER_METALLIC',
  'GOLD_METALLIC',
  'VINYL',
] as const
/** The code of a wallpaper at the gateway, in upper case with underscores. */
export type WallpaperCode = (typeof WALLPAPER_CODES)[number]

/** The sizes of wallpaper at the gateway, the shortest first. @source spec 2 §9 */
export const WALLPAPER_SIZE_CODES = [
  'SWATCH',
  'PANEL_3_FT',
  'PANEL_6_FT',
  'PANEL_9_FT',
  'PANEL_12_FT',
  'ROLL_27_FT',
] as const
/** A size of a wallpaper, as the gateway names it. */
export type WallpaperSize = (typeof WALLPAPER_SIZE_CODES)[number]
