'use client'
import type { YardCell } from '@selvage/machines/fill-a-yard'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import * as css from './yard-grid.css.ts'

interface YardSquareProps {
  readonly cell: YardCell
  /** The pattern of its design; undefined for plain cloth. */
  readonly fill: string | undefined
  /** True for the one cell that Tab reaches. */
  readonly current: boolean
  /** True for the first of two cells to swap, or the cell to copy. */
  readonly marked: boolean
}

/**
 * One cell: cloth at true scale, or plain cloth with its number. Its name is what it has, because
 * the grid says where it is. It renders again only when it changes.
 */
export const YardSquare = memo(function YardSquare({
  cell,
  fill,
  current,
  marked,
}: YardSquareProps): ReactNode {
  const { t, number } = useMessages()
  const { at, column, widthIn, heightIn, design } = cell
  return (
    <div
      role="gridcell"
      className={design === undefined ? css.plainCell : css.cell}
      data-cell={at}
      tabIndex={current ? 0 : -1}
      aria-colindex={column}
      aria-selected={marked || undefined}
      aria-label={design?.title ?? t('fill-a-yard.plainCloth')}
    >
      <svg className={css.cellCloth} viewBox={`0 0 ${widthIn} ${heightIn}`} aria-hidden="true">
        <rect width={widthIn} height={heightIn} fill={fill ?? 'none'} />
      </svg>
      {design === undefined ? (
        <span className={css.cellNumber} data-number={number(cell.number)} aria-hidden="true" />
      ) : null}
    </div>
  )
})
