import type { DesignCard } from '@selvage/core/design'
import { cellRect, gridOf } from '@selvage/core/fill-a-yard'
import type { CellRect, Layout } from '@selvage/core/fill-a-yard'

/** One cell as it is drawn: its place on the cloth in inches, and the design in it. */
export interface YardCell extends CellRect {
  readonly at: number
  /** Counted from 1, as on the cloth and in the cutting guide. */
  readonly number: number
  /** Counted from 1, as they are spoken. */
  readonly row: number
  readonly column: number
  /** Undefined for plain cloth. */
  readonly design: DesignCard | undefined
}

/**
 * Cells by the list of designs, then by what they show: a cell that shows the same is the same
 * object.
 */
const known = new WeakMap<
  readonly DesignCard[],
  { readonly cells: Map<string, YardCell>; readonly layouts: WeakMap<Layout, readonly YardCell[]> }
>()

/**
 * The cells of a layout. Cells that show the same as before are the same objects, so that one
 * change draws one cell.
 */
export function cellsOf(layout: Layout, designs: readonly DesignCard[]): readonly YardCell[] {
  const cache = known.get(designs) ?? {
    cells: new Map<string, YardCell>(),
    layouts: new WeakMap<Layout, readonly YardCell[]>(),
  }
  known.set(designs, cache)
  const made = cache.layouts.get(layout) ?? makeCells(layout, designs, cache.cells)
  cache.layouts.set(layout, made)
  return made
}

function makeCells(
  { templateId, fabric, cells }: Layout,
  designs: readonly DesignCard[],
  cache: Map<string, YardCell>,
): readonly YardCell[] {
  const grid = gridOf(templateId, fabric)
  const { columns, cellWidthIn, cellHeightIn } = grid
  const byId = new Map(designs.map((design) => [design.id, design]))
  return cells.map((id, at) => {
    const key = [columns, cellWidthIn, cellHeightIn, at, id].join(' ')
    const design = id === null ? undefined : byId.get(id)
    const cell = cache.get(key) ?? {
      at,
      number: at + 1,
      row: Math.floor(at / columns) + 1,
      column: (at % columns) + 1,
      design,
      ...cellRect(grid, at),
    }
    cache.set(key, cell)
    return cell
  })
}
