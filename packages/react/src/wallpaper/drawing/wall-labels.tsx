'use client'
import type { WallPlan } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { textWidth } from './drawing-room.ts'
import * as css from './wall-drawing.css.ts'
import { round } from './wall-geometry.ts'
import type { WallGeometry } from './wall-geometry.ts'
import { usePlanLength } from '../calculator/wall-messages.ts'

interface LabelsProps {
  readonly plan: WallPlan
  readonly geometry: WallGeometry
  readonly letter: number
}

/** The panels' numbers and the measures along three sides, sized for a drawing's width. */
export function WallLabels({ plan, geometry, letter }: LabelsProps): ReactNode {
  const { t } = useMessages()
  const { length } = usePlanLength(plan.system)
  const { wall, walls, paper, panels } = geometry
  const top = paper.y - letter * 1.3
  const left = wall.x - letter * 1.3
  const right = wall.x + wall.width
  const below = paper.y + paper.height + letter * 1.2
  const high = t('wallpaper.drawing_high', { length: length(plan.height) })
  const tall = textWidth(high, letter) + letter
  const upright = wall.height > tall
  const measured = panels.find(({ x }) => x > wall.x - 0.01)?.x ?? wall.x
  return (
    <>
      {walls.map(({ x, width }) => (
        <Across
          key={x}
          x={Math.max(x, wall.x)}
          y={top}
          width={Math.min(x + width, right) - Math.max(x, wall.x)}
          ends={[x, x + width].filter((at) => at > wall.x - 0.01 && at < right + 0.01)}
          letter={letter}
          label={t('wallpaper.drawing_wide', { length: length(width) })}
          short={length(width)}
          alone={walls.length === 1}
        />
      ))}
      <path
        className={css.bracket}
        vectorEffect="non-scaling-stroke"
        d={[
          tick(left, 0, letter, 'h'),
          tick(left, wall.height, letter, 'h'),
          upright
            ? `M${left} 0V${round((wall.height - tall) / 2)}M${left} ${round((wall.height + tall) / 2)}V${wall.height}`
            : `M${left} 0V${wall.height}`,
        ].join('')}
      />
      {upright ? (
        <text
          className={css.label}
          transform={`translate(${round(left + letter * 0.35)} ${wall.height / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {high}
        </text>
      ) : (
        // A label that is longer than the wall is high stands below the wall.
        <text className={css.label} x={right} y={below + letter * 0.3} textAnchor="end">
          {high}
        </text>
      )}
      <path
        className={css.bracket}
        vectorEffect="non-scaling-stroke"
        d={`M${round(measured)} ${round(below)}h${round(plan.panelWidth)}${tick(measured, below, letter, 'v')}${tick(measured + plan.panelWidth, below, letter, 'v')}`}
      />
      <text className={css.label} x={measured} y={below + letter * 1.8}>
        {t('wallpaper.drawing_panel', { length: length(plan.panelWidth) })}
      </text>
      <Numbers geometry={geometry} panelWidth={plan.panelWidth} letter={letter} />
    </>
  )
}

/** The width above a wall: the long label, the short one, or none, whichever fits. */
function Across({
  x,
  y,
  width,
  ends,
  letter,
  label,
  short,
  alone,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The ends of the wall that are drawn. */
  readonly ends: readonly number[]
  readonly letter: number
  readonly label: string
  readonly short: string
  readonly alone: boolean
}): ReactNode {
  const text =
    [label, short].find((candidate) => textWidth(candidate, letter) + letter < width) ??
    (alone ? label : undefined)
  const gap = text === undefined ? 0 : textWidth(text, letter) + letter
  const middle = x + width / 2
  const lines =
    gap < width
      ? `M${x} ${round(y)}H${round(middle - gap / 2)}M${round(middle + gap / 2)} ${round(y)}H${round(x + width)}`
      : ''
  return (
    <>
      <path
        className={css.bracket}
        vectorEffect="non-scaling-stroke"
        d={lines + ends.map((at) => tick(at, y, letter, 'v')).join('')}
      />
      {text === undefined ? null : (
        <text className={css.label} x={middle} y={y} textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      )}
    </>
  )
}

function tick(x: number, y: number, letter: number, direction: 'h' | 'v'): string {
  const half = round(letter * 0.45)
  return direction === 'v'
    ? `M${round(x)} ${round(y - half)}v${2 * half}`
    : `M${round(x - half)} ${round(y)}h${2 * half}`
}

/**
 * The panels' numbers at the foot of the wall: of every second, fifth or tenth panel where not all
 * fit, and none on a wall lower than a number.
 */
function Numbers({
  geometry: { panels, wall },
  panelWidth,
  letter,
}: {
  readonly geometry: WallGeometry
  readonly panelWidth: number
  readonly letter: number
}): ReactNode {
  const radius = letter * (panels.length > 99 ? 1.3 : 1.1)
  const every =
    [1, 2, 5, 10, 20, 50].find((step) => step * panelWidth >= 2.3 * radius) ??
    Math.ceil((2.3 * radius) / panelWidth / 100) * 100
  if (wall.height < radius * 1.4) return null
  const y = Math.max(wall.height / 2, wall.height - radius * 1.9)
  return panels
    .filter(({ number }) => (number - 1) % every === 0)
    .map(({ number, x, width }) => {
      const from = Math.max(x, wall.x)
      const shown = Math.min(x + width, wall.x + wall.width) - from
      // On a very narrow panel the number stands on the seam at its left.
      const middle = from + Math.max(shown, Math.min(panelWidth, radius * 2.2)) / 2
      return (
        <g
          key={number}
          transform={`translate(${round(Math.max(wall.x + radius, middle))} ${round(y)})`}
        >
          <circle r={radius} className={css.badge} vectorEffect="non-scaling-stroke" />
          <text className={css.number} textAnchor="middle" dominantBaseline="central">
            {number}
          </text>
        </g>
      )
    })
}
