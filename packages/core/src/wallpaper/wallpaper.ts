import { WALLPAPER_SIZES, WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from './wallpapers.table.ts'

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
