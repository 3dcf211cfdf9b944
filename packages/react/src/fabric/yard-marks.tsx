import type { ReactNode } from 'react'
import type { Rect, YardGeometry } from './yard-geometry.ts'
import * as css from './yard-preview.css.ts'

/** The outline of a piece: a light line under a dark one, visible on any cloth. */
export function Cut({
  rect,
  chosen,
}: {
  readonly rect: Rect
  readonly chosen: boolean
}): ReactNode {
  const [under, over] = chosen ? [css.chosenUnder, css.chosen] : [css.cutUnder, css.cut]
  return (
    <>
      <rect {...rect} className={under} vectorEffect="non-scaling-stroke" />
      <rect {...rect} className={over} vectorEffect="non-scaling-stroke" />
    </>
  )
}

/** Mean width of a letter of the labels, as a fraction of its height. */
const LETTER_WIDTH = 0.49

/** A paper tag that names a piece; it stays inside the cloth. */
export function Tag({
  rect,
  textIn,
  label,
  inside = false,
  limitIn = Number.POSITIVE_INFINITY,
}: {
  readonly rect: Rect
  readonly textIn: number
  readonly label: string
  readonly inside?: boolean
  readonly limitIn?: number
}): ReactNode {
  const width = label.length * textIn * LETTER_WIDTH + textIn * 1.2
  const height = textIn * 1.9
  const x = inside ? rect.x : Math.max(0, Math.min(rect.x, limitIn - width))
  const y = inside ? rect.y : rect.y + rect.height
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className={css.tag} />
      <text
        x={x + textIn * 0.6}
        y={y + height / 2}
        dominantBaseline="central"
        className={css.tagText}
      >
        {label}
      </text>
    </g>
  )
}

/** The measuring tapes along the top and the side. */
export function Tape({
  geometry: { across, down, edgeIn },
  textIn,
  widthLabel,
  sparse,
}: {
  readonly geometry: YardGeometry
  readonly textIn: number
  readonly widthLabel: string
  readonly sparse: boolean
}): ReactNode {
  const shown = across.slice(0, -1).filter((_, at) => !sparse || at % 2 === 0)
  const end = across.at(-1)
  return (
    <g className={css.tape}>
      {shown.map(({ atIn, label }) => (
        <text key={label} x={atIn} y={-textIn * 0.7} textAnchor={atIn === 0 ? 'start' : 'middle'}>
          {label}
        </text>
      ))}
      {end && (
        <text x={end.atIn} y={-textIn * 0.7} textAnchor="end">
          {widthLabel}
        </text>
      )}
      {down.map(({ atIn, label }) => (
        <text
          key={label}
          x={-edgeIn - textIn * 0.35}
          y={atIn}
          textAnchor="end"
          dominantBaseline={atIn === 0 ? 'hanging' : 'central'}
        >
          {label}
        </text>
      ))}
    </g>
  )
}
