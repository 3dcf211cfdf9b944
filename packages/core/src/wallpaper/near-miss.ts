import type { MeasurementSystem } from '../locale/locale.table.ts'
import { buyWall } from './buy-wall.ts'
import type { MeasuredWall } from './buy-wall.ts'
import { EPSILON } from './cut-plan.ts'
import type { NearMiss, WallItem } from './wall-plan.ts'
import { panelWidthOf } from './wallpaper-stock.ts'

/** By how little a wall is too big for it to be worth a word: an inch, or 2.5 cm. */
const NEAR: Record<MeasurementSystem, number> = { imperial: 1, metric: 2.5 }

/** Heights are tried in hundredths, so that what is told is exactly what was tried. */
const STEPS = 100

/** What a wall smaller by next to nothing would save, once across and once down. */
export function nearMissesOf(wall: MeasuredWall, panels: number, bought: WallItem): NearMiss[] {
  return [acrossMiss(wall, panels, bought), downMiss(wall, bought)].filter(
    (miss) => miss !== undefined,
  )
}

function acrossMiss(wall: MeasuredWall, panels: number, bought: WallItem): NearMiss | undefined {
  if (panels === 1) return undefined
  const narrower = (panels - 1) * panelWidthOf(wall.system)
  const over = wall.totalWidth - narrower
  const instead =
    over <= NEAR[wall.system] + EPSILON
      ? lessFor({ ...wall, totalWidth: narrower }, bought)
      : undefined
  return instead && { of: 'width', over: Math.round(over * STEPS) / STEPS, instead: [instead] }
}

/**
 * The least by which the wall would have to be lower, found by halving: a lower wall never takes
 * more.
 */
function downMiss(wall: MeasuredWall, bought: WallItem): NearMiss | undefined {
  const height = Math.round(wall.height * STEPS)
  const lessAt = (steps: number): WallItem | undefined =>
    lessFor({ ...wall, height: (height - steps) / STEPS }, bought)
  let enough = Math.min(NEAR[wall.system] * STEPS, height - 1)
  let instead = lessAt(enough)
  if (!instead) return undefined
  let tooFew = 0
  while (enough - tooFew > 1) {
    const steps = Math.floor((tooFew + enough) / 2)
    const less = lessAt(steps)
    if (less) [enough, instead] = [steps, less]
    else tooFew = steps
  }
  return { of: 'height', over: enough / STEPS, instead: [instead] }
}

function lessFor(wall: MeasuredWall, bought: WallItem): WallItem | undefined {
  const other = buyWall(wall)
  if (!other.ok) return undefined
  const item = { length: other.stocked, quantity: other.cuts.length }
  return item.quantity < bought.quantity || item.length < bought.length ? item : undefined
}
