import { isMeasurementSystem } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { readWallQuery, wallpaperFromSlug } from '@selvage/core/wallpaper'
import type { Wall, WallpaperCode } from '@selvage/core/wallpaper'
import type { AttributeProblem } from '../page/report-attribute.ts'

/** The options that the attributes of a calculator set, or the attribute that is invalid. */
export type WallOptions =
  | {
      readonly ok: true
      readonly wall?: Wall | undefined
      readonly wallpaper?: WallpaperCode | undefined
    }
  | { readonly ok: false; readonly problem: AttributeProblem }

/**
 * Reads `height`, `widths` (`120 96`), `measurement` and `wallpaper`. Without height and widths
 * there is no wall, and the reader starts with an empty form.
 */
export function readWall(
  get: (name: string) => string | null,
  system: MeasurementSystem,
): WallOptions {
  const wallpaper = get('wallpaper')
  const code = wallpaper === null ? undefined : wallpaperFromSlug(wallpaper)
  if (wallpaper !== null && code === undefined)
    return { ok: false, problem: ['wallpaper', 'is not a wallpaper of the shop', 'peel_and_stick'] }
  const height = get('height')
  const widths = get('widths')
  if (height === null && widths === null) return { ok: true, wallpaper: code }
  const asked = get('measurement')
  // URLs separate widths with dots; in the attribute a dot would be a decimal point.
  const wall = /\./.test(widths ?? '')
    ? undefined
    : readWallQuery(
        new URLSearchParams({
          height: height ?? '',
          widths: (widths ?? '').trim().split(/\s+/).join('.'),
          measurement_system: isMeasurementSystem(asked) ? asked : system,
        }),
        system,
      )
  if (!wall)
    return {
      ok: false,
      problem:
        height === null
          ? ['height', 'is missing beside widths', '96']
          : ['widths', 'and height are not whole numbers of inches or centimetres', '120 96'],
    }
  return { ok: true, wall: { ...wall, ...(code && { wallpaper: code }) }, wallpaper: code }
}
