'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './cloth.css.ts'
import { rulerOf } from './ruler-units.ts'

/** Props of {@link Ruler}. */
export interface RulerProps {
  /** The width of the cloth in the picture, in inches; the ruler takes its share of that. */
  readonly windowWidthIn: number
  /** The approximate length in inches, rounded to whole inches or centimeters. */
  readonly aboutIn?: number | undefined
}

/**
 * A ruler in the corner of a cloth picture: whole inches or centimeters, at the picture's scale.
 */
export function Ruler({ windowWidthIn, aboutIn = 2 }: RulerProps): ReactNode {
  const { measurement, length } = useMessages()
  const { units, lengthIn } = rulerOf(aboutIn, measurement)
  return (
    <svg
      className={css.ruler}
      width={`${((lengthIn / windowWidthIn) * 100).toFixed(3)}%`}
      height="19"
      aria-hidden="true"
    >
      <rect className={css.tag} width="100%" height="19" />
      <g className={css.scale}>
        <line x1="0" y1="0.5" x2="100%" y2="0.5" />
        {Array.from({ length: units + 1 }, (_, at) => (
          <line
            key={at}
            x1={`${(at / units) * 100}%`}
            y1="0"
            x2={`${(at / units) * 100}%`}
            y2="7"
          />
        ))}
      </g>
      <text className={css.label} x="0" y="18" fontSize="11">
        {length(lengthIn)}
      </text>
    </svg>
  )
}
