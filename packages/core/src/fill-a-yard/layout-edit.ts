import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { Cell, Layout } from './layout.ts'
import { gridOf } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/**
 * Edits of a layout. Each edit returns a new layout, or the same object when nothing changes, so
 * that drawing and undo can compare by identity. A cell that does not exist in the layout is
 * ignored.
 */

/** Replaces each cell by the result of `to`. */
function edit(layout: Layout, to: (cell: Cell, at: number) => Cell): Layout {
  const cells = layout.cells.map(to)
  return cells.every((cell, at) => cell === layout.cells[at]) ? layout : { ...layout, cells }
}

const columnsOf = ({ templateId, fabric }: Layout): number => gridOf(templateId, fabric).columns
const has = ({ cells }: Layout, at: number): boolean => at in cells

/** Fills one cell with a design, or clears it with null. */
export function fillCell(layout: Layout, at: number, design: Cell): Layout {
  return edit(layout, (cell, index) => (index === at ? design : cell))
}

/** Fills a row, counted from 0 at the top. */
export function fillRow(layout: Layout, row: number, design: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => (Math.floor(index / columns) === row ? design : cell))
}

/** Fills a column, counted from 0 at the left. */
export function fillColumn(layout: Layout, column: number, design: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => (index % columns === column ? design : cell))
}

/** Fills every cell. */
export function fillAll(layout: Layout, design: Cell): Layout {
  return edit(layout, () => design)
}

/** Fills every empty cell. */
export function fillEmpty(layout: Layout, design: Cell): Layout {
  return edit(layout, (cell) => cell ?? design)
}

/**
 * Fills the cells with two designs in turn like the squares of a chessboard, the first at the top
 * left. Null leaves its squares empty.
 */
export function checkerboard(layout: Layout, first: Cell, second: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (_, index) =>
    (Math.floor(index / columns) + (index % columns)) % 2 === 0 ? first : second,
  )
}

/**
 * Mirrors the arrangement of the left half to the right half. The designs themselves are not
 * turned, and a middle column stays.
 */
export function mirror(layout: Layout): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => {
    const column = index % columns
    const opposite = columns - 1 - column
    return column > opposite ? (layout.cells[index - column + opposite] ?? null) : cell
  })
}

/** Puts the cells into another order, which is always the same for the same seed. */
export function shuffle(layout: Layout, seed: number): Layout {
  const cells = [...layout.cells]
  const random = mulberry32(seed)
  for (let last = cells.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = cells[last] ?? null
    cells[last] = cells[other] ?? null
    cells[other] = moved
  }
  return edit(layout, (_, at) => cells[at] ?? null)
}

/**
 * Returns pseudo-random numbers from 0 to 1 for a seed (mulberry32, Tommy Ettinger, public domain).
 */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Swaps the contents of two cells. */
export function swapCells(layout: Layout, one: number, other: number): Layout {
  if (!has(layout, one) || !has(layout, other)) return layout
  return edit(layout, (cell, index) => {
    if (index === one) return layout.cells[other] ?? null
    if (index === other) return layout.cells[one] ?? null
    return cell
  })
}

/** Copies the content of one cell to another. */
export function copyCell(layout: Layout, from: number, to: number): Layout {
  return has(layout, from) ? fillCell(layout, to, layout.cells[from] ?? null) : layout
}

/** Clears one cell. */
export function clearCell(layout: Layout, at: number): Layout {
  return fillCell(layout, at, null)
}

/** Clears every cell. */
export function clearAll(layout: Layout): Layout {
  return fillAll(layout, null)
}

/** Clears the cells of all designs that are not in the list. */
export function keepDesigns(layout: Layout, designs: Iterable<number>): Layout {
  const remaining = new Set(designs)
  return edit(layout, (cell) => (cell !== null && remaining.has(cell) ? cell : null))
}

/**
 * Moves the layout to another template or fabric. A cell keeps its design when its row and column
 * still exist.
 */
export function refit(
  layout: Layout,
  to: { readonly templateId?: TemplateId; readonly fabric?: FabricCode },
): Layout {
  const { templateId = layout.templateId, fabric = layout.fabric } = to
  if (templateId === layout.templateId && fabric === layout.fabric) return layout
  const old = gridOf(layout.templateId, layout.fabric)
  const { columns, rows } = gridOf(templateId, fabric)
  const cells = Array.from({ length: columns * rows }, (_, index): Cell => {
    const column = index % columns
    const at = Math.floor(index / columns) * old.columns + column
    return column < old.columns ? (layout.cells[at] ?? null) : null
  })
  return { ...layout, templateId, fabric, cells }
}
