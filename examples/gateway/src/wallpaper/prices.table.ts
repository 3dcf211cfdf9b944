import type { WallpaperCode } from '@selvage/core/wallpaper'

/** Wallpapers that the reference shop cannot print just now. */
export const OUT_OF_STOCK_WALLPAPERS: readonly WallpaperCode[] = ['ISOBAR']

/**
 * Fixture prices of the reference catalogue: one square foot, US cents. The seed only adds what a
 * database does not have: an existing one follows its own rows in `wallpaper_prices`.
 */
export const SQUARE_FOOT_USD_MINOR = {
  SMOOTH: 375,
  PEEL_AND_STICK_WOVEN: 425,
  PEEL_AND_STICK: 400,
  NON_PASTED: 350,
  GRASSCLOTH: 750,
  ISOBAR: 550,
  SILVER_METALLIC: 625,
  GOLD_METALLIC: 625,
  VINYL: 475,
} as const satisfies Record<WallpaperCode, number>

/** A swatch of any wallpaper, US cents. */
export const WALLPAPER_SWATCH_USD_MINOR = 500
