import { planWall } from './plan-wall.ts'
import type { WallInput, WallPlan, WallRejection } from './wall-plan.ts'
import { WALLPAPER_CODES } from './wallpaper.ts'
import { WALLPAPERS } from './wallpapers.table.ts'
import type { WallpaperCode } from './wallpapers.table.ts'

/** One wallpaper for a wall. */
export interface ComparedWall {
  readonly code: WallpaperCode
  readonly result: WallPlan | WallRejection
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
 * The `{alternatives}` of a rejection: wallpapers that really fit this wall and design, never the
 * rejected one. @source spec 2 §8
 */
export function alternativesFor(
  results: readonly ComparedWall[],
  rejected: WallpaperCode,
): WallpaperCode[] {
  return results
    .filter(({ code, result }) => result.ok && code !== rejected)
    .map(({ code }) => code)
}
