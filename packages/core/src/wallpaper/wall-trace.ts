import type { WallPlan } from './wall-plan.ts'

/**
 * One step of how a plan came about: which rule, with its numbers in the plan's unit. Words are
 * `wall.rule_*`.
 */
export type TraceStep =
  | { readonly rule: 'sum-widths'; readonly widths: readonly number[]; readonly total: number }
  | {
      readonly rule: 'panels'
      readonly total: number
      readonly panelWidth: number
      readonly panels: number
    }
  /**
   * Panels of a half-drop design only: `allowance` is half a repeat, `need` the wall's height with
   * it.
   */
  | {
      readonly rule: 'half-drop'
      readonly height: number
      readonly allowance: number
      readonly need: number
    }
  | { readonly rule: 'stocked-length'; readonly need: number; readonly length: number }
  /**
   * How a roll is cut. `dropsPerRoll` is the most that one roll of this plan gives, `leastDrops`
   * the fewest that a roll gives before the next is begun; `repeat` is 0 where a drop may start
   * anywhere, `phaseStep` 0 where all start alike.
   */
  | {
      readonly rule: 'roll-drops'
      readonly drop: number
      readonly length: number
      readonly dropsPerRoll: number
      readonly leastDrops: number
      readonly phaseStep: number
      readonly repeat: number
    }
  | { readonly rule: 'rolls'; readonly panels: number; readonly rolls: number }
  | { readonly rule: 'waste'; readonly percent: number }

/** The rules that a plan followed, in their order, as data: the words are the component's. */
export function wallTrace(plan: WallPlan): TraceStep[] {
  const { widths, totalWidth: total, panelWidth, panels, kind, wastePercent: percent } = plan
  return [
    { rule: 'sum-widths', widths, total },
    { rule: 'panels', total, panelWidth, panels },
    ...(kind === 'panel' ? panelSteps(plan) : rollSteps(plan)),
    { rule: 'waste', percent },
  ]
}

function panelSteps({
  height,
  repeatAllowance: allowance,
  panelLength: need,
  cuts,
}: WallPlan): TraceStep[] {
  const length = cuts[0]?.length ?? need
  return [
    ...(allowance > 0 ? [{ rule: 'half-drop', height, allowance, need } as const] : []),
    { rule: 'stocked-length', need, length },
  ]
}

function rollSteps({ panelLength: drop, phaseStep, repeat, cuts, panels }: WallPlan): TraceStep[] {
  const drops = cuts.map((cut) => cut.drops.length)
  // The last roll may be begun for one drop, so it tells nothing of what a roll gives.
  const full = drops.length > 1 ? drops.slice(0, -1) : drops
  return [
    {
      rule: 'roll-drops',
      drop,
      length: cuts[0]?.length ?? drop,
      dropsPerRoll: greatest(drops),
      leastDrops: -greatest(full.map((count) => -count)),
      phaseStep,
      repeat,
    },
    { rule: 'rolls', panels, rolls: cuts.length },
  ]
}

/** Without spreading: a plan may have thousands of rolls. */
function greatest(counts: readonly number[]): number {
  return counts.reduce((most, count) => Math.max(most, count), -Infinity)
}
