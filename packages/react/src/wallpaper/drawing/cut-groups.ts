import type { Cut, WallPlan } from '@selvage/core/wallpaper'

/** Bought pieces with the same cuts, which are drawn once. */
export interface CutGroup {
  /** The pieces' numbers, from 1. */
  readonly items: readonly number[]
  readonly length: number
  readonly drops: readonly {
    readonly start: number
    readonly length: number
    /** One panel of each piece, in the pieces' order. */
    readonly panels: readonly number[]
  }[]
  readonly offcuts: Cut['offcuts']
}

/** Groups a plan's pieces by their cuts, in the order of each group's first piece. */
export function cutGroups({ cuts }: Pick<WallPlan, 'cuts'>): CutGroup[] {
  const groups = new Map<string, { items: number[]; cut: Cut; panels: number[][] }>()
  for (const cut of cuts) {
    const key = [
      cut.length,
      ...cut.drops.map(({ start, length }) => `${start.toFixed(4)}+${length.toFixed(4)}`),
    ].join(' ')
    const known = groups.get(key)
    if (known === undefined) {
      groups.set(key, { items: [cut.item], cut, panels: cut.drops.map(({ panel }) => [panel]) })
    } else {
      known.items.push(cut.item)
      cut.drops.forEach(({ panel }, at) => known.panels[at]?.push(panel))
    }
  }
  return [...groups.values()].map(({ items, cut, panels }) => ({
    items,
    length: cut.length,
    offcuts: cut.offcuts,
    drops: cut.drops.map(({ start, length }, at) => ({ start, length, panels: panels[at] ?? [] })),
  }))
}

/** The largest number of runs that are written in full. */
const MOST_SPELLED = 6

/** Returns `1–3, 7`: consecutive numbers as runs, and a long list shortened in its middle. */
export function numberRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const text = runs.map(runText)
  return text.length <= MOST_SPELLED
    ? text.join(', ')
    : [...text.slice(0, MOST_SPELLED - 2), '…', text.at(-1)].join(', ')
}

function runText([from, to]: readonly [from: number, to: number]): string {
  if (from === to) return String(from)
  return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`
}
