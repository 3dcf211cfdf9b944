import { planWall } from './plan-wall.ts'
import type { WallInput, WallPlan, WallRefusal } from './wall-plan.ts'
import { WALLPAPER_CODES } from './wallpaper.ts'
import { WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode } from './wallpapers.table.ts'

/** One wallpaper for a wall. */
export interface ComparedWall {
  readonly code: WallpaperCode
  readonly result: WallPlan | WallRefusal
}

/**
 * The same wall and design in every wallpaper, in the shop's order. Each kind is planned once and
 * shared by its types.
 */
export function compareWalls(wall: Omit<WallInput, 'kind'>): ComparedWall[] {
  const results = {
    panel: planWall({ ...wall, kind: 'panel' }),
    roll: planWall({ ...wall, kind: 'roll' }),
  }
  return WALLPAPER_CODES.map((code) => ({ code, result: results[WALLPAPERS[code].kind] }))
}

/**
 * The `{alternatives}` of a refusal: wallpapers that really fit this wall and design, never the
 * refused one. @source spec 2 §8
 */
export function alternativesFor(
  results: readonly ComparedWall[],
  refused: WallpaperCode,
): WallpaperCode[] {
  return results.filter(({ code, result }) => result.ok && code !== refused).map(({ code }) => code)
}
