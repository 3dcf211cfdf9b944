import type { TemplateGrid } from '@selvage/core/fill-a-yard'
import type { ReactNode } from 'react'
import * as css from './options.css.ts'
import { needProps } from '../../provider/need-props.ts'

/** The height of the tallest template in inches; all pictures have the same scale. */
const TALLEST_IN = 72

/** A template as a small divided piece of cloth in the collection's colors. */
export function TemplatePicture({
  grid,
  palette,
}: {
  /** Columns, rows and sizes of the cells, from `gridOf`. */
  readonly grid: TemplateGrid
  /** The colors that the cells take in turn; without any they stay plain. */
  readonly palette: readonly string[]
}): ReactNode {
  needProps('TemplatePicture', { grid }, { palette })
  const { columns, rows, cellWidthIn, cellHeightIn, widthIn, heightIn } = grid
  const lines = [
    ...Array.from(
      { length: columns },
      (_, at) => `M${(at + 1) * cellWidthIn} 0V${rows * cellHeightIn}`,
    ),
    ...Array.from(
      { length: rows },
      (_, at) => `M0 ${(at + 1) * cellHeightIn}H${columns * cellWidthIn}`,
    ),
  ].join('')
  return (
    <svg className={css.templatePicture} viewBox={`0 0 60 ${TALLEST_IN}`} aria-hidden="true">
      <g transform={`translate(${(60 - widthIn) / 2} ${(TALLEST_IN - heightIn) / 2})`}>
        <rect width={widthIn} height={heightIn} className={css.templateCloth} />
        {palette.length === 0
          ? null
          : Array.from({ length: columns * rows }, (_, at) => (
              // The colors shift by two from row to row, so that no column has a single color.
              <rect
                key={at}
                x={(at % columns) * cellWidthIn}
                y={Math.floor(at / columns) * cellHeightIn}
                width={cellWidthIn}
                height={cellHeightIn}
                fill={palette[((at % columns) + Math.floor(at / columns) * 2) % palette.length]}
              />
            ))}
        <path d={lines} className={css.templateLines} vectorEffect="non-scaling-stroke" />
        <rect
          width={widthIn}
          height={heightIn}
          className={css.templateEdge}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}
