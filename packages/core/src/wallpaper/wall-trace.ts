import type { WallPlan } from './wall-plan.ts'

/**
 * One step in the explanation of a plan: the rule and its numbers in the plan's unit. Its messages
 * are `wall.rule_*`.
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
   * Only for panels of a half-drop design: `allowance` is half a repeat, `need` the wall's height
   * plus the allowance.
   */
  | {
      readonly rule: 'half-drop'
      readonly height: number
      readonly allowance: number
      readonly need: number
    }
  | { readonly rule: 'stocked-length'; readonly need: number; readonly length: number }
  /**
   * `dropsPerRoll` is the most strips that one roll of the plan gives, `leastDrops` the fewest that
   * a roll gives before the next is started. `repeat` is 0 when a strip can start anywhere;
   * `phaseStep` is 0 when all strips start in the same phase.
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

/** Returns the rules that a plan followed, in their order. */
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
  // The last roll may be started for one strip, so its count says nothing about a full roll.
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

/** Uses `reduce`, because `Math.max(...counts)` fails for very long lists. */
function greatest(counts: readonly number[]): number {
  return counts.reduce((most, count) => Math.max(most, count), -Infinity)
}
