import type { ReactNode } from 'react'
import * as css from './strip.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link Dots}. */
export interface DotsProps {
  /** Colors in their order; `none` draws the ring of a color that is not printed yet. */
  readonly palette: readonly string[]
  /** Diameter in px. */
  readonly size?: number | undefined
  /** The distance between two dots in px; 4 unless given. */
  readonly gap?: number | undefined
  /** Sets the dots under each other. */
  readonly vertical?: boolean | undefined
  /** Without a ring, as on the brand's mark. */
  readonly plain?: boolean | undefined
}

/**
 * A palette as a row of dots. The colors are SVG attributes, because a strict content-security
 * policy blocks style attributes.
 */
export function Dots({
  palette,
  size = 11,
  gap = 4,
  vertical = false,
  plain = false,
}: DotsProps): ReactNode {
  needProps('Dots', {}, { palette })
  const radius = size / 2
  const length = Math.max(0, palette.length * (size + gap) - gap)
  const [width, height] = vertical ? [size, length] : [length, size]
  return (
    <svg
      className={css.dots}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {palette.map((color, at) => {
        const along = at * (size + gap) + radius
        const [cx, cy] = vertical ? [radius, along] : [along, radius]
        return (
          // A palette may contain a color twice, so the key is its index.
          <g key={at}>
            <circle cx={cx} cy={cy} r={radius} fill={color} />
            {plain ? null : (
              <circle className={css.ring} cx={cx} cy={cy} r={radius - 0.5} fill="none" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
