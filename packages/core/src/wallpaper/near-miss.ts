import type { MeasurementSystem } from '../locale/locale.table.ts'
import { buyWall } from './buy-wall.ts'
import type { MeasuredWall } from './buy-wall.ts'
import { EPSILON } from './cut-plan.ts'
import type { NearMiss, WallItem } from './wall-plan.ts'
import { panelWidthOf } from './wallpaper-stock.ts'

/** A wall that is too large by at most this much is a near miss: an inch, or 2.5 cm. */
const NEAR: Record<MeasurementSystem, number> = { imperial: 1, metric: 2.5 }

/** Heights are tried in hundredths, and the result is shown in hundredths. */
const STEPS = 100

/**
 * Finds what a slightly smaller wall would save, at most once for the width and once for the
 * height.
 */
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
 * Finds the smallest reduction of the height that saves something, by bisection: a lower wall never
 * needs more.
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
