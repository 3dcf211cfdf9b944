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
 * height: a wall 24.5 in wide needs two panels of 24 in, and half an inch less needs one.
 */
export function nearMissesOf(wall: MeasuredWall, panels: number, bought: WallItem): NearMiss[] {
  return [widthMiss(wall, panels, bought), heightMiss(wall, bought)].filter(
    (miss) => miss !== undefined,
  )
}

function widthMiss(wall: MeasuredWall, panels: number, bought: WallItem): NearMiss | undefined {
  if (panels === 1) return undefined
  const narrower = (panels - 1) * panelWidthOf(wall.system)
  const over = wall.totalWidth - narrower
  const instead =
    over <= NEAR[wall.system] + EPSILON
      ? cheaperPurchase({ ...wall, totalWidth: narrower }, bought)
      : undefined
  return instead && { of: 'width', over: Math.round(over * STEPS) / STEPS, instead: [instead] }
}

/**
 * Finds the smallest reduction of the height that saves something, by bisection: a lower wall never
 * needs more.
 */
function heightMiss(wall: MeasuredWall, bought: WallItem): NearMiss | undefined {
  const height = Math.round(wall.height * STEPS)
  const purchaseAt = (steps: number): WallItem | undefined =>
    cheaperPurchase({ ...wall, height: (height - steps) / STEPS }, bought)
  let smallestKnown = Math.min(NEAR[wall.system] * STEPS, height - 1)
  let instead = purchaseAt(smallestKnown)
  if (!instead) return undefined
  let largestUseless = 0
  while (smallestKnown - largestUseless > 1) {
    const steps = Math.floor((largestUseless + smallestKnown) / 2)
    const purchase = purchaseAt(steps)
    if (purchase) {
      smallestKnown = steps
      instead = purchase
    } else largestUseless = steps
  }
  return { of: 'height', over: smallestKnown / STEPS, instead: [instead] }
}

/** Returns what a smaller wall needs, when that is fewer or shorter pieces than were bought. */
function cheaperPurchase(wall: MeasuredWall, bought: WallItem): WallItem | undefined {
  const other = buyWall(wall)
  if (!other.ok) return undefined
  const item = { length: other.stocked, quantity: other.cuts.length }
  return item.quantity < bought.quantity || item.length < bought.length ? item : undefined
}
