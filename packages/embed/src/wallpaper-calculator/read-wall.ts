import { isMeasurementSystem } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { readWallQuery, wallpaperFromSlug } from '@selvage/core/wallpaper'
import type { Wall, WallpaperCode } from '@selvage/core/wallpaper'
import type { AttributeProblem } from '../wrong-attributes/attribute-problems.table.ts'

/** The options that the attributes of a calculator set, or the attributes that are invalid. */
export type WallOptions =
  | {
      readonly ok: true
      readonly wall?: Wall | undefined
      readonly wallpaper?: WallpaperCode | undefined
    }
  | { readonly ok: false; readonly problems: readonly AttributeProblem[] }

/**
 * Reads `height`, `widths` (`120 96`), `measurement` and `wallpaper`. Without height and widths
 * there is no wall, and the reader starts with an empty form.
 */
export function readWall(
  get: (name: string) => string | null,
  system: MeasurementSystem,
): WallOptions {
  const [wallpaper, height, widths] = [get('wallpaper'), get('height'), get('widths')]
  const code = wallpaper === null ? undefined : wallpaperFromSlug(wallpaper)
  const asked = get('measurement') ?? system
  const read = (heightText: string, widthsText: string): Wall | undefined =>
    // URLs separate widths with dots; in the attribute a dot would be a decimal point.
    /\./.test(widthsText)
      ? undefined
      : readWallQuery(
          new URLSearchParams({
            height: heightText,
            widths: widthsText.trim().split(/\s+/).join('.'),
            measurement_system: asked,
          }),
          system,
        )
  const hasWall = height !== null || widths !== null
  const wrong: Readonly<Partial<Record<AttributeProblem, boolean>>> = {
    wallpaper: wallpaper !== null && code === undefined,
    // Each is read beside a valid one, so that both are named when both are wrong.
    height: hasWall && !read(height ?? '', '1'),
    widths: hasWall && !read('1', widths ?? ''),
    measurement: !isMeasurementSystem(asked),
  }
  const problems = (Object.keys(wrong) as AttributeProblem[]).filter((name) => wrong[name])
  if (problems.length > 0) return { ok: false, problems }
  const wall = hasWall ? read(height ?? '', widths ?? '') : undefined
  return {
    ok: true,
    ...(wall && { wall: { ...wall, ...(code && { wallpaper: code }) } }),
    wallpaper: code,
  }
}
