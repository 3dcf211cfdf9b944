import { planWall } from './plan-wall.ts'
import type { WallInput, WallPlan, WallRejection } from './wall-plan.ts'
import { WALLPAPER_CODES } from './wallpaper.ts'
import { WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode } from './wallpapers.table.ts'

/** The plan of a wall in one wallpaper. */
export interface ComparedWall {
  readonly code: WallpaperCode
  readonly result: WallPlan | WallRejection
}

/**
 * Plans the same wall and design in every wallpaper, in the shop's order. Wallpapers of one kind
 * share one plan.
 */
export function compareWalls(wall: Omit<WallInput, 'kind'>): ComparedWall[] {
  const results = {
    panel: planWall({ ...wall, kind: 'panel' }),
    roll: planWall({ ...wall, kind: 'roll' }),
  }
  return WALLPAPER_CODES.map((code) => ({ code, result: results[WALLPAPERS[code].kind] }))
}

/**
 * Returns the `{alternatives}` of a rejection: the other wallpapers that fit this wall and design.
 * @source spec 2 §8
 */
export function alternativesFor(
  results: readonly ComparedWall[],
  rejected: WallpaperCode,
): WallpaperCode[] {
  return results
    .filter(({ code, result }) => result.ok && code !== rejected)
    .map(({ code }) => code)
}
