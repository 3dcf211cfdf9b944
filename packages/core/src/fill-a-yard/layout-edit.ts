import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { Cell, Layout } from './layout.ts'
import { gridOf } from './template.ts'
import type { TemplateId } from './templates.table.ts'

/**
 * Edits of a layout. Each gives a new layout, or the very same object when nothing would change, so
 * that what is drawn from it and what can be undone follow identity. A cell that the layout does
 * not have is left alone.
 */

/** The layout with each cell replaced by what `to` says of it. */
function edit(layout: Layout, to: (cell: Cell, at: number) => Cell): Layout {
  const cells = layout.cells.map(to)
  return cells.every((cell, at) => cell === layout.cells[at]) ? layout : { ...layout, cells }
}

const columnsOf = ({ templateId, fabric }: Layout): number => gridOf(templateId, fabric).columns
const has = ({ cells }: Layout, at: number): boolean => at in cells

/** One cell filled with a design, or made plain. */
export function fillCell(layout: Layout, at: number, design: Cell): Layout {
  return edit(layout, (cell, index) => (index === at ? design : cell))
}

/** A whole row, counted from 0 at the top. */
export function fillRow(layout: Layout, row: number, design: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => (Math.floor(index / columns) === row ? design : cell))
}

/** A whole column, counted from 0 at the left. */
export function fillColumn(layout: Layout, column: number, design: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => (index % columns === column ? design : cell))
}

/** Every cell. */
export function fillAll(layout: Layout, design: Cell): Layout {
  return edit(layout, () => design)
}

/** Every cell that is plain. */
export function fillEmpty(layout: Layout, design: Cell): Layout {
  return edit(layout, (cell) => cell ?? design)
}

/**
 * Two designs in turn like the squares of a chessboard, the first one at the top left; null leaves
 * its squares plain.
 */
export function checkerboard(layout: Layout, first: Cell, second: Cell): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (_, index) =>
    (Math.floor(index / columns) + (index % columns)) % 2 === 0 ? first : second,
  )
}

/**
 * The left half laid onto the right as in a mirror; the designs themselves are not turned. A middle
 * column stays.
 */
export function mirror(layout: Layout): Layout {
  const columns = columnsOf(layout)
  return edit(layout, (cell, index) => {
    const column = index % columns
    const opposite = columns - 1 - column
    return column > opposite ? (layout.cells[index - column + opposite] ?? null) : cell
  })
}

/** The cells in another order, the same one for the same seed. What is filled stays as much. */
export function shuffle(layout: Layout, seed: number): Layout {
  const cells = [...layout.cells]
  const random = mulberry32(seed)
  for (let last = cells.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = cells[last] ?? null
    cells[last] = cells[other] ?? null
    cells[other] = kept
  }
  return edit(layout, (_, at) => cells[at] ?? null)
}

/** Numbers from 0 to 1 that a seed decides (mulberry32, Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Two cells change places. */
export function swapCells(layout: Layout, one: number, other: number): Layout {
  if (!has(layout, one) || !has(layout, other)) return layout
  return edit(
    layout,
    (cell, index) => layout.cells[index === one ? other : index === other ? one : index] ?? null,
  )
}

/** What one cell shows is laid into another, too. */
export function copyCell(layout: Layout, from: number, to: number): Layout {
  return has(layout, from) ? fillCell(layout, to, layout.cells[from] ?? null) : layout
}

/** One cell made plain. */
export function clearCell(layout: Layout, at: number): Layout {
  return fillCell(layout, at, null)
}

/** Every cell made plain. */
export function clearAll(layout: Layout): Layout {
  return fillAll(layout, null)
}

/** Designs that are not among the given ones leave their cells plain. */
export function keepDesigns(layout: Layout, designs: Iterable<number>): Layout {
  const kept = new Set(designs)
  return edit(layout, (cell) => (cell !== null && kept.has(cell) ? cell : null))
}

/**
 * The layout on another template or fabric: what still has a place, by row and column, keeps it.
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
