/**
 * One strip cut from a bought piece: where it starts on it, lengths in the plan's unit. `panel`
 * counts from 1, left to right.
 */
export interface Drop {
  readonly panel: number
  readonly start: number
  readonly length: number
}

/** What is left between and behind the strips. */
export interface Offcut {
  readonly start: number
  readonly length: number
}

/** One bought panel or roll and what is cut from it. */
export interface Cut {
  /** Counts from 1. */
  readonly item: number
  readonly length: number
  readonly drops: readonly Drop[]
  readonly offcuts: readonly Offcut[]
}

/**
 * Kept from float noise, so that twelve repeats of 2.1 end where the thirteenth begins: a billionth
 * of an inch decides nothing.
 */
export const EPSILON = 1e-9

/** A panel for each strip, cut at its end. */
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
  /** Vertical repeat; 0 where a strip may start anywhere. */
  readonly repeat: number
  /** Where in the repeat a strip (counted from 0) begins. */
  readonly phases: (panel: number) => number
}

/**
 * Strips one after another from each roll, in the order of hanging; each starts where the print has
 * its phase. Undefined where a strip fits no roll at its phase.
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

/** The first place at or behind `from` that lies at `phase` in the repeat. */
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
