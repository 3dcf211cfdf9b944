import type { Layout } from './layout.ts'

/** Numbers about a layout. */
export interface LayoutSummary {
  readonly cells: number
  readonly filled: number
  readonly empty: number
  /** How often each design is used, in the order of their first cells. */
  readonly designs: readonly { readonly designId: number; readonly count: number }[]
}

/** Counts the filled and empty cells of a layout, and the cells of each design. */
export function layoutSummary({ cells }: Layout): LayoutSummary {
  const counts = new Map<number, number>()
  for (const cell of cells) if (cell !== null) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const designs = [...counts].map(([designId, count]) => ({ designId, count }))
  const filled = designs.reduce((sum, { count }) => sum + count, 0)
  return { cells: cells.length, filled, empty: cells.length - filled, designs }
}

/** More empty cells than this are hardly meant. */
const PLAIN_ON_PURPOSE = 5

/**
 * Returns true for a layout whose empty cells are asked about before it is sold: more than five of
 * them, or more than half of a layout with few cells.
 */
export function asksAboutEmpty({ cells, empty }: Pick<LayoutSummary, 'cells' | 'empty'>): boolean {
  return empty > Math.min(PLAIN_ON_PURPOSE, Math.floor(cells / 2))
}
