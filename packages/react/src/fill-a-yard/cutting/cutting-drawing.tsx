'use client'
import type { Cell, CuttingGuide } from '@selvage/core/fill-a-yard'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import * as css from './cutting-guide.css.ts'
import type { CutStep } from './cutting-steps.ts'
import type { YardDesign } from '../grid/yard-design.ts'
import { patternFill, YardPatterns } from '../grid/yard-patterns.tsx'

interface CuttingDrawingProps {
  readonly guide: CuttingGuide
  readonly steps: readonly CutStep[]
  readonly cells: readonly Cell[]
  readonly designs: readonly YardDesign[]
  readonly label: string
}

/** The cloth with its numbered cuts and pieces; the rest is hatched. */
export function CuttingDrawing({
  guide,
  steps,
  cells,
  designs,
  label,
}: CuttingDrawingProps): ReactNode {
  const { number } = useMessages()
  const id = useId()
  const { widthIn, heightIn, pieces, leftoverRightIn, leftoverBottomIn } = guide
  const room = Math.max(widthIn, heightIn) / 16
  const badge = room * 0.36
  const pieceBadge = Math.min(guide.pieceWidthIn, guide.pieceHeightIn, 8) * 0.2
  return (
    <div className={heightIn > widthIn ? css.tallDrawing : css.drawing}>
      <svg
        className={css.picture}
        viewBox={`${-room} ${-room} ${widthIn + room * 1.25} ${heightIn + room * 1.25}`}
        role="img"
        aria-label={label}
      >
        <YardPatterns prefix={id} designs={designs} />
        <defs>
          <pattern
            id={`${id}hatch`}
            patternUnits="userSpaceOnUse"
            width="1"
            height="1"
            patternTransform="rotate(45)"
          >
            <line x1="0" y1="0" x2="0" y2="1" className={css.hatch} strokeWidth="0.28" />
          </pattern>
        </defs>
        <rect
          width={widthIn}
          height={heightIn}
          className={css.cloth}
          vectorEffect="non-scaling-stroke"
        />
        {pieces.map(({ at, xIn, yIn, widthIn: width, heightIn: height }) => {
          const cell = cells[at] ?? null
          return cell === null ? null : (
            <rect
              key={at}
              width={width}
              height={height}
              transform={`translate(${xIn} ${yIn})`}
              fill={patternFill(id, cell)}
            />
          )
        })}
        {leftoverRightIn === 0 ? null : (
          <rect
            x={widthIn - leftoverRightIn}
            width={leftoverRightIn}
            height={heightIn}
            fill={`url(#${id}hatch)`}
          />
        )}
        {leftoverBottomIn === 0 ? null : (
          <rect
            y={heightIn - leftoverBottomIn}
            width={widthIn - leftoverRightIn}
            height={leftoverBottomIn}
            fill={`url(#${id}hatch)`}
          />
        )}
        {pieces.map(({ number: piece, xIn, yIn }) => (
          <g
            key={piece}
            transform={`translate(${xIn + pieceBadge * 1.3} ${yIn + pieceBadge * 1.1})`}
          >
            <rect
              x={-pieceBadge}
              y={-pieceBadge * 0.8}
              width={pieceBadge * 2}
              height={pieceBadge * 1.6}
              className={css.tag}
            />
            <text
              className={css.tagText}
              fontSize={pieceBadge * 1.25}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {number(piece)}
            </text>
          </g>
        ))}
        {steps.map(({ number: cut, direction, atIn }) => {
          const [path, x, y] =
            direction === 'horizontal'
              ? [`M0 ${atIn}H${widthIn}`, -room * 0.5, atIn]
              : [`M${atIn} 0V${heightIn}`, atIn, -room * 0.5]
          return (
            <g key={cut}>
              <path d={path} className={css.cutUnder} vectorEffect="non-scaling-stroke" />
              <path d={path} className={css.cut} vectorEffect="non-scaling-stroke" />
              <circle cx={x} cy={y} r={badge} className={css.badge} />
              <text
                x={x}
                y={y}
                className={css.badgeText}
                fontSize={badge * 1.15}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {number(cut)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
