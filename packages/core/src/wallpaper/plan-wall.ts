import { buyWall } from './buy-wall.ts'
import type { MeasuredWall, WallPurchase } from './buy-wall.ts'
import { nearMissesOf } from './near-miss.ts'
import { readWallInput } from './read-wall-input.ts'
import type { WallInput, WallPlan, WallRejection } from './wall-plan.ts'
import { longestOf, panelWidthOf } from './wallpaper-stock.ts'

/**
 * Plans one wall in one kind of paper. The strips are 24 in (60.96 cm) wide and all of one length
 * and print phase. They come from the shortest stocked panel that is long enough, or one after
 * another from 27 ft rolls, without a trim allowance. Never throws: input that cannot be read gives
 * `invalid-input`.
 * @source spec 2 §5, §8, §9
 */
export function planWall(input: WallInput): WallPlan | WallRejection {
  const wanted = readWallInput(input)
  if (wanted === undefined)
    return { ok: false, error: 'invalid-input', maxHeight: longestOf(input?.kind, input?.system) }
  const { system, kind, height, widths, repeat } = wanted
  const totalWidth = widths.reduce((sum, width) => sum + width, 0)
  const wall: MeasuredWall = { system, kind, height, totalWidth, repeat }
  const purchase = buyWall(wall)
  if (!purchase.ok) return purchase
  const { panels, panelLength, repeatAllowance, phaseStep, stocked, cuts } = purchase
  const item = { length: stocked, quantity: cuts.length }
  return {
    ok: true,
    system,
    kind,
    height,
    widths,
    totalWidth,
    panelWidth: panelWidthOf(system),
    panels,
    panelLength,
    repeatAllowance,
    repeat: repeat?.height ?? 0,
    phaseStep,
    items: [item],
    cuts,
    wastePercent: wastePercentOf(wall, purchase),
    nearMisses: nearMissesOf(wall, panels, item),
  }
}

/** Rounded to one decimal, at most 99.9, because some of the paper is always on the wall. */
function wastePercentOf(
  { system, height, totalWidth }: MeasuredWall,
  { stocked, cuts }: WallPurchase,
): number {
  const used = (totalWidth * height) / (cuts.length * stocked * panelWidthOf(system))
  return Math.min(99.9, Math.max(0, Math.round((1 - used) * 1000) / 10))
}
