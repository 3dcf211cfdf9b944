import type { ReactNode } from 'react'
import { houseDots } from '../../tokens/colors.table.ts'
import type { Furniture } from './room-geometry.ts'
import * as css from './wallpaper.css.ts'

const [, weld, leaf, indigo, bark] = houseDots
const LEAF = 'M0 -13C-7 -22 -6 -36 0 -45C6 -36 7 -22 0 -13z'

/** The things of a room in inches, each on the floor at its middle. */
const THINGS: Readonly<Record<Furniture, ReactNode>> = {
  plant: (
    <>
      {[-52, 48, -27, 24, 0].map((turn) => (
        <path
          key={turn}
          d={LEAF}
          className={css.leaf}
          fill={leaf}
          transform={`rotate(${turn} 0 -13)`}
        />
      ))}
      <path d="M-8 -14H8L6 0H-6z" className={css.pot} />
    </>
  ),
  lamp: (
    <>
      <path d="M-.6 -48H.6V-1H5V0H-5V-1H-.6z" fill={bark} />
      <path d="M-8 -62H8L11 -47H-11z" className={css.shade} />
    </>
  ),
  chair: (
    <>
      <path d="M-15 -6L-16 0H-14L-12 -6zM15 -6L16 0H14L12 -6z" fill={bark} />
      <path d="M-13 -29Q-13 -33 -9 -33H9Q13 -33 13 -29V-5H-13z" fill={weld} />
      <path
        d="M-17 -22Q-17 -25 -14 -25T-11 -22V-5H-17zM17 -22Q17 -25 14 -25T11 -22V-5H17z"
        fill={weld}
      />
      <path d="M-11 -15H11V-9H-11z" className={css.seat} />
      <path d="M-1 -28L10 -27L9 -16L-3 -17z" fill={indigo} />
    </>
  ),
}

/** A thing that stands in a room, at the scale of its wall. */
export function StandingThing({
  name,
  x,
  y,
  perIn,
}: {
  readonly name: Furniture
  readonly x: number
  readonly y: number
  readonly perIn: number
}): ReactNode {
  return <g transform={`translate(${x} ${y}) scale(${perIn})`}>{THINGS[name]}</g>
}
