'use client'
import { cellRect, gridOf, layoutSummary } from '@selvage/core/fill-a-yard'
import type { Layout, TemplateGrid } from '@selvage/core/fill-a-yard'
import { memo, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { yardPalette } from './yard-design.ts'
import type { YardDesign } from './yard-design.ts'
import { patternFill, YardPatterns } from './yard-patterns.tsx'
import * as css from './yard-picture.css.ts'
import { tapeMarks } from './yard-tape.ts'
import type { TapeMark } from './yard-tape.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link YardPicture}. */
export interface YardPictureProps {
  /** The layout to draw, as `readLayoutCode` reads it of its code. */
  readonly layout: Layout
  /** The designs that the layout names, for their titles and pictures. */
  readonly designs: readonly YardDesign[]
  /** Draws a line between the cells, where the cloth is cut. */
  readonly seams?: boolean | undefined
}

/** The width of a common wide fabric, so that text has the same size beside every fabric. */
const REFERENCE_WIDTH_IN = 56
const TEXT_IN = { wide: 1.05, middle: 1.6, narrow: 2.5 } as const
const ROOMS = ['wide', 'middle', 'narrow'] as const

/**
 * The whole cloth as it will be printed, at true scale: filled and plain squares, the rest, and
 * rulers on two sides.
 */
export function YardPicture({ layout, designs, seams = false }: YardPictureProps): ReactNode {
  needProps('YardPicture', { layout }, { designs })
  const { t, size, measurement, number } = useMessages()
  const id = useId()
  const grid = gridOf(layout.templateId, layout.fabric)
  const { widthIn, heightIn } = grid
  const scale = widthIn / REFERENCE_WIDTH_IN
  const edgeIn = 2.2 * scale
  const margin = {
    left: 7 * scale + edgeIn,
    top: 5.4 * scale,
    right: 1.4 * scale,
    bottom: 1.4 * scale,
  }
  const summary = layoutSummary(layout)
  const across = useMemo(() => tapeMarks(widthIn, measurement), [widthIn, measurement])
  const down = useMemo(() => tapeMarks(heightIn, measurement), [heightIn, measurement])
  const view = [
    -margin.left,
    -margin.top,
    widthIn + margin.left + margin.right,
    heightIn + margin.top + margin.bottom,
  ]
    .map((value) => value.toFixed(2))
    .join(' ')
  return (
    <div className={heightIn > widthIn ? css.tallRoom : css.room}>
      <svg
        className={css.picture}
        viewBox={view}
        role="img"
        aria-labelledby={`${id}title ${id}what`}
      >
        <title id={`${id}title`}>
          {t('fill-a-yard.picture', {
            fabric: t(`fabric.FABRIC_${layout.fabric}`),
            size: size(widthIn, heightIn),
          })}
        </title>
        <desc id={`${id}what`}>
          {t('fill-a-yard.filled', { filled: number(summary.filled), count: summary.cells })}
        </desc>
        <YardPatterns prefix={id} designs={designs} />
        <PrintedEdge
          edgeIn={edgeIn}
          heightIn={heightIn}
          palette={yardPalette(layout.cells, designs).join(' ')}
        />
        <rect
          width={widthIn}
          height={heightIn}
          className={css.plain}
          vectorEffect="non-scaling-stroke"
        />
        {layout.cells.map((cell, at) => (
          <PrintedCell
            key={at}
            grid={grid}
            at={at}
            fill={cell === null ? 'none' : patternFill(id, cell)}
          />
        ))}
        {seams ? <Seams grid={grid} /> : null}
        {ROOMS.map((room) => (
          <g key={room} className={css.shownIn[room]} fontSize={TEXT_IN[room] * scale}>
            <Tape marks={across} textIn={TEXT_IN[room] * scale} sparse={room === 'narrow'} />
            <Tape
              marks={down}
              textIn={TEXT_IN[room] * scale}
              sparse={room === 'narrow'}
              edgeIn={edgeIn}
            />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** A cell, whose print starts at its corner. It renders again only when its design changes. */
const PrintedCell = memo(
  function PrintedCell({
    grid,
    at,
    fill,
  }: {
    readonly grid: TemplateGrid
    readonly at: number
    readonly fill: string
  }): ReactNode {
    const { xIn, yIn, widthIn, heightIn } = cellRect(grid, at)
    return (
      <rect width={widthIn} height={heightIn} transform={`translate(${xIn} ${yIn})`} fill={fill} />
    )
  },
  (before, after) =>
    before.fill === after.fill &&
    before.at === after.at &&
    before.grid.cellWidthIn === after.grid.cellWidthIn &&
    before.grid.cellHeightIn === after.grid.cellHeightIn &&
    before.grid.columns === after.grid.columns,
)

const PrintedEdge = memo(function PrintedEdge({
  edgeIn,
  heightIn,
  palette,
}: {
  readonly edgeIn: number
  readonly heightIn: number
  readonly palette: string
}): ReactNode {
  const dots = palette.split(' ').filter(Boolean)
  const step = edgeIn * 0.5
  return (
    <g>
      <rect x={-edgeIn} y={0} width={edgeIn} height={heightIn} className={css.edge} />
      <line
        x1={-edgeIn * 0.16}
        x2={-edgeIn * 0.16}
        y1={0.3}
        y2={heightIn}
        className={css.pinholes}
        strokeWidth={edgeIn * 0.07}
        strokeDasharray={`0 ${(edgeIn * 0.3).toFixed(3)}`}
      />
      {dots.map((color, at) => (
        <circle
          key={color}
          cx={-edgeIn * 0.58}
          cy={step * (at + 1.1)}
          r={edgeIn * 0.19}
          fill={color}
          className={css.dot}
          strokeWidth={edgeIn * 0.03}
        />
      ))}
    </g>
  )
})

/** The lines between cells and around the rest, as two paths. */
const Seams = memo(function Seams({
  grid: { columns, rows, cellWidthIn, cellHeightIn },
}: {
  readonly grid: TemplateGrid
}): ReactNode {
  const right = columns * cellWidthIn
  const bottom = rows * cellHeightIn
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cellWidthIn} 0V${bottom}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * cellHeightIn}H${right}`),
  ].join('')
  return (
    <>
      <path d={lines} className={css.seamUnder} vectorEffect="non-scaling-stroke" />
      <path d={lines} className={css.seam} vectorEffect="non-scaling-stroke" />
    </>
  )
})

/** A ruler along the top or down the side. */
const Tape = memo(function Tape({
  marks,
  textIn,
  sparse,
  edgeIn,
}: {
  readonly marks: readonly TapeMark[]
  readonly textIn: number
  readonly sparse: boolean
  readonly edgeIn?: number
}): ReactNode {
  const { number } = useMessages()
  const down = edgeIn !== undefined
  const from = down ? -edgeIn - textIn * 0.35 : -textIn * 0.35
  const ticks = marks
    .map(({ atIn, label }) => {
      const length = textIn * (label === undefined ? 0.35 : 0.65)
      return down ? `M${from} ${atIn}h${-length}` : `M${atIn} ${from}v${-length}`
    })
    .join('')
  const labelled = marks
    .filter(({ label }) => label !== undefined)
    .filter((_, at) => !sparse || at % 2 === 0)
  return (
    <g className={css.tape} aria-hidden="true">
      <path d={ticks} className={css.tick} vectorEffect="non-scaling-stroke" />
      {labelled.map(({ atIn, label = 0 }) => (
        <text
          key={label}
          x={down ? from - textIn * 0.85 : atIn}
          y={down ? atIn : from - textIn * 0.9}
          textAnchor={down ? 'end' : 'middle'}
          dominantBaseline={down ? 'central' : 'auto'}
        >
          {number(label)}
        </text>
      ))}
    </g>
  )
})
