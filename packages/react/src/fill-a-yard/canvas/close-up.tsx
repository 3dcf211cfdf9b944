'use client'
import type { YardCell } from '@selvage/machines/fill-a-yard'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { Ruler } from '../../cloth/ruler.tsx'
import { useMessages } from '../../messages/index.ts'
import { patternFill, YardPatterns } from '../grid/yard-patterns.tsx'
import * as css from './close-up.css.ts'

interface CloseUpProps {
  /** The square that was touched last. */
  readonly cell: YardCell
  readonly readOnly: boolean
  readonly onClear: (at: number) => void
}

/** The cloth that a close-up shows at most, in inches. */
const WINDOW_IN = 6

/** A square of the yard larger than a phone can draw them all, with a ruler and what it holds. */
export function CloseUp({ cell, readOnly, onClear }: CloseUpProps): ReactNode {
  const { t, number } = useMessages()
  const id = useId()
  const { at, design } = cell
  const widthIn = Math.min(cell.widthIn, cell.heightIn, WINDOW_IN)
  return (
    <section className={css.closeUp} aria-labelledby={id}>
      <div className={css.picture}>
        <svg className={css.cloth} viewBox={`0 0 ${widthIn} ${widthIn}`} aria-hidden="true">
          <YardPatterns prefix={id} designs={design === undefined ? [] : [design]} />
          <rect
            width={widthIn}
            height={widthIn}
            fill={design === undefined ? 'none' : patternFill(id, design.id)}
          />
        </svg>
        <Ruler windowWidthIn={widthIn} />
      </div>
      <div>
        <h2 id={id} className={css.title}>
          {t('fill-a-yard.squareNumber', { number: number(cell.number) })}
        </h2>
        <p className={css.holds}>
          {t('fill-a-yard.squareHolds', {
            row: number(cell.row),
            column: number(cell.column),
            title: design?.title ?? t('fill-a-yard.plainCloth'),
          })}
        </p>
        <Button
          kind="small"
          aria-disabled={design === undefined || readOnly}
          onClick={() => {
            if (design !== undefined && !readOnly) onClear(at)
          }}
        >
          {t('fill-a-yard.tool_clear')}
        </Button>
      </div>
    </section>
  )
}
