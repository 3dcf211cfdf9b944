/**
 * One strip cut from a bought piece. `start` is its position on the piece, in the plan's unit.
 * `panel` counts from 1, left to right.
 */
export interface Drop {
  readonly panel: number
  readonly start: number
  readonly length: number
}

/** A leftover between or after the strips. */
export interface Offcut {
  readonly start: number
  readonly length: number
}

/** One bought panel or roll with the strips that are cut from it. */
export interface Cut {
  /** Counts from 1. */
  readonly item: number
  readonly length: number
  readonly drops: readonly Drop[]
  readonly offcuts: readonly Offcut[]
}

/**
 * Tolerance for rounding errors of floating-point numbers: twelve repeats of 2.1 must end exactly
 * where the thirteenth begins.
 */
export const EPSILON = 1e-9

/** Cuts each strip from a panel of its own. */
export function cutPanels({
  panels,
  panelLength,
  stocked,
}: {
  readonly panels: number
  readonly panelLength: number
  readonly stocked: number
}): Cut[] {
  return Array.from({ length: panels }, (_, at) =>
    cutOf(at + 1, stocked, [{ panel: at + 1, start: 0, length: panelLength }]),
  )
}

interface RollInput {
  readonly panels: number
  readonly panelLength: number
  readonly stocked: number
  /** Vertical repeat; 0 when a strip can start anywhere. */
  readonly repeat: number
  /** Returns the position in the repeat where a strip (counted from 0) begins. */
  readonly phases: (panel: number) => number
}

/**
 * Cuts the strips one after another from rolls, in the order of hanging. Each strip starts where
 * the print has its phase. Returns undefined when a strip fits no roll at its phase.
 */
export function cutRolls({
  panels,
  panelLength,
  stocked,
  repeat,
  phases,
}: RollInput): Cut[] | undefined {
  const cuts: Cut[] = []
  let drops: Drop[] = []
  let end = 0
  for (let panel = 0; panel < panels; panel += 1) {
    let start = nextStart(end, phases(panel), repeat)
    if (start + panelLength > stocked + EPSILON) {
      if (drops.length > 0) cuts.push(cutOf(cuts.length + 1, stocked, drops))
      drops = []
      start = nextStart(0, phases(panel), repeat)
      if (start + panelLength > stocked + EPSILON) return undefined
    }
    drops.push({ panel: panel + 1, start, length: panelLength })
    end = start + panelLength
  }
  cuts.push(cutOf(cuts.length + 1, stocked, drops))
  return cuts
}

/** Returns the first position from `from` on that lies at `phase` in the repeat. */
function nextStart(from: number, phase: number, repeat: number): number {
  if (repeat <= 0) return from
  const repeats = Math.max(0, Math.ceil((from - phase - EPSILON) / repeat))
  return Math.max(from, phase + repeats * repeat)
}

function cutOf(item: number, length: number, drops: readonly Drop[]): Cut {
  const offcuts: Offcut[] = []
  let end = 0
  for (const drop of [...drops, { start: length, length: 0 }]) {
    if (drop.start - end > EPSILON) offcuts.push({ start: end, length: drop.start - end })
    end = drop.start + drop.length
  }
  return { item, length, drops, offcuts }
}
