'use client'
import type { TemplateGrid } from '@selvage/core/fill-a-yard'
import type { Direction, YardCell } from '@selvage/machines/fill-a-yard'
import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type {
  DragEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactNode,
} from 'react'
import { SelvageStrip } from '../../strip/index.ts'
import { drawnCells } from './drawn-cells.ts'
import { yardPalette } from './yard-design.ts'
import type { YardDesign } from './yard-design.ts'
import * as css from './yard-grid.css.ts'
import { yardKey } from './yard-keys.ts'
import { patternFill, YardPatterns } from './yard-patterns.tsx'
import { YardSquare } from './yard-square.tsx'
import { needProps } from '../../provider/need-props.ts'

/** The data type of a design that is dragged from the palette. */
export const DESIGN_DRAG_TYPE = 'text/x-selvage-design'

/** Props of {@link YardGrid}. */
export interface YardGridProps {
  /** Columns, rows and sizes of the cells, from `gridOf`. */
  readonly grid: TemplateGrid
  /**
   * The cells in rows from the top left, each with its place in inches and the id of its design.
   */
  readonly cells: readonly YardCell[]
  /** The designs that may be in the cells. */
  readonly designs: readonly YardDesign[]
  /** The grid's accessible name. */
  readonly label: string
  /** The id of the text that explains the keys. */
  readonly describedBy?: string | undefined
  /** The small print on the yard's edge. */
  readonly print: string
  /** Draws a line between the cells, where the cloth is cut. */
  readonly seams?: boolean | undefined
  /** The cell that Tab reaches. */
  readonly cursor?: number | undefined
  /** The first of two cells, until the second one is chosen. */
  readonly marked?: number | undefined
  /** True before the script runs and while the yard is being added to the cart. */
  readonly readOnly?: boolean | undefined
  /** Called when the cursor is moved, in a direction or to a cell. */
  readonly onMove?: ((to: Direction | number) => void) | undefined
  /** Called by Enter, Space, a click or a tap on a cell. */
  readonly onApply?: ((cell: number) => void) | undefined
  /**
   * Called when a pointer with its button down is drawn over cells, with each of them; `joins` is
   * true for all but the first of one drag.
   */
  readonly onPaint?: ((cell: number, joins: boolean) => void) | undefined
  /** Called by Delete or Backspace with the cell to empty. */
  readonly onClear?: ((cell: number) => void) | undefined
  /** Called when a design is dropped on a cell. */
  readonly onDrop?: ((cell: number, design: number) => void) | undefined
  /** Called by Ctrl+Z, Ctrl+Y and Escape; `drop` lets go of the marked cell. */
  readonly onKey?: ((act: 'undo' | 'redo' | 'drop') => void) | undefined
}

/** The largest scale of the squares: larger than any screen's. */
const FIT_PX_PER_INCH = 120

/** Returns the cell of an event. */
function cellOf(target: EventTarget | null): number | undefined {
  const cell =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
      : undefined
  return cell === undefined ? undefined : Number(cell)
}

/**
 * The yard as an ARIA grid. Arrow keys, Home and End move; Enter or Space uses the tool, Delete
 * clears; Tab leaves. A pointer does the same by a click, and more by drawing over cells.
 */
export const YardGrid = memo(function YardGrid(props: YardGridProps): ReactNode {
  needProps('YardGrid', { grid: props.grid }, { cells: props.cells, designs: props.designs })
  const {
    grid,
    cells,
    designs,
    label,
    describedBy,
    print,
    seams = false,
    cursor = 0,
    marked,
    readOnly = false,
  } = props
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const followsKeys = useRef(false)
  /** The pointer of a drag, the last cell under it, and whether the drag has changed any. */
  const drag = useRef<{ by: number; at: number; moved: boolean } | undefined>(undefined)
  const { columns, rows } = grid
  const colors = useMemo(
    () =>
      yardPalette(
        cells.map(({ design }) => design?.id ?? null),
        designs,
      ),
    [cells, designs],
  )

  // The focus follows the cursor when a key moved it.
  useLayoutEffect(() => {
    if (followsKeys.current)
      root.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus()
    followsKeys.current = false
  }, [cursor])

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    const meant = event.altKey
      ? undefined
      : yardKey({ key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey })
    if (cell === undefined || meant === undefined) return
    // Without a marked cell, Escape is left to the element around the grid, such as a dialog.
    if ('act' in meant && meant.act === 'drop' && marked === undefined) return
    event.preventDefault()
    if ('move' in meant) {
      followsKeys.current = true
      props.onMove?.(meant.move)
    } else if (meant.act === 'apply') props.onApply?.(cell)
    else if (meant.act === 'clear') props.onClear?.(cell)
    else props.onKey?.(meant.act)
  }
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target)
    if (cell !== undefined && cell !== cursor) props.onMove?.(cell)
  }
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target)
    if (cell !== undefined) props.onApply?.(cell)
  }
  const onPointerDown = (event: PointerEvent) => {
    const { target, pointerId } = event
    const cell = cellOf(target)
    // A browser holds a finger to the square that it touched first.
    const isFinger = event.pointerType === 'touch' && target instanceof Element
    if (isFinger && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
    // A second finger means the page, not the yard.
    const draws = event.button === 0 && event.isPrimary && cell !== undefined
    drag.current = draws ? { by: pointerId, at: cell, moved: false } : undefined
  }
  const onPointerOver = (event: PointerEvent) => {
    const cell = cellOf(event.target)
    // A finger or a button may be lifted outside of the grid.
    if (drag.current?.by !== event.pointerId || event.buttons % 2 === 0) drag.current = undefined
    const drawn = drag.current
    if (cell === undefined || !drawn || cell === drawn.at) return
    if (!drawn.moved) props.onPaint?.(drawn.at, false)
    for (const each of drawnCells(columns, drawn.at, cell)) props.onPaint?.(each, true)
    drag.current = { ...drawn, at: cell, moved: true }
  }
  const onDrop = (event: DragEvent) => {
    const cell = cellOf(event.target)
    const design = Number(event.dataTransfer.getData(DESIGN_DRAG_TYPE))
    if (cell === undefined || !designs.some(({ id }) => id === design)) return
    event.preventDefault()
    props.onDrop?.(cell, design)
  }
  const onDragOver = (event: DragEvent) => {
    if (cellOf(event.target) !== undefined) event.preventDefault()
  }

  return (
    <div className={css.table}>
      <div className={grid.heightIn > grid.widthIn ? css.tallYard : css.yard}>
        <div className={css.edge}>
          <SelvageStrip kind="vertical" palette={colors} printOnWide>
            {print}
          </SelvageStrip>
        </div>
        <div className={seams ? css.sheetWithSeams : css.sheet}>
          {/* Its proportions fit the squares into the view; it shows nothing itself. */}
          <svg
            className={css.fit}
            width={grid.columns * grid.cellWidthIn * FIT_PX_PER_INCH}
            height={grid.rows * grid.cellHeightIn * FIT_PX_PER_INCH}
            aria-hidden="true"
          >
            <YardPatterns prefix={prefix} designs={designs} />
          </svg>
          <div
            ref={root}
            role="grid"
            tabIndex={-1}
            className={css.grid}
            aria-label={label}
            aria-describedby={describedBy}
            aria-rowcount={rows}
            aria-colcount={columns}
            aria-readonly={readOnly || undefined}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onClick={onClick}
            onPointerDown={onPointerDown}
            onPointerOver={onPointerOver}
            onDrop={onDrop}
            onDragOver={onDragOver}
          >
            {Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => (
              <div key={row} role="row" aria-rowindex={row + 1} className={css.row}>
                {cells.slice(row * columns, (row + 1) * columns).map((cell) => (
                  <YardSquare
                    key={cell.at}
                    cell={cell}
                    fill={
                      cell.design === undefined ? undefined : patternFill(prefix, cell.design.id)
                    }
                    current={cell.at === cursor}
                    marked={cell.at === marked}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
})
