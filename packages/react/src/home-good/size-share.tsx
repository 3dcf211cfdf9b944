import { homeGoodDimensions, homeGoodSizesOf } from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodSize } from '@selvage/core/home-good'
import type { ReactNode } from 'react'
import * as css from './home-good.css.ts'

interface SizeShareProps {
  readonly homeGood: HomeGoodCode
  readonly size: HomeGoodSize
}

/** The height of the drawing, px. */
const HEIGHT_PX = 26

/** A small drawing of a size inside the largest one. */
export function SizeShare({ homeGood, size }: SizeShareProps): ReactNode {
  const all = homeGoodSizesOf(homeGood).map((one) => homeGoodDimensions(homeGood, one) ?? [0, 0])
  // Long pieces lie, so that the drawings of all home goods are about as high.
  const across = Math.max(...all.map(([, long]) => long))
  const down = Math.max(...all.map(([short]) => short))
  const [height, width] = homeGoodDimensions(homeGood, size) ?? [0, 0]
  const isRound = size.startsWith('ROUND')
  return (
    <svg
      className={css.share}
      viewBox={`-0.5 -0.5 ${across + 1} ${down + 1}`}
      height={HEIGHT_PX}
      aria-hidden="true"
    >
      <rect
        className={css.largest}
        width={across}
        height={down}
        rx={isRound ? across / 2 : 0}
        vectorEffect="non-scaling-stroke"
      />
      <rect
        className={css.piece}
        y={down - height}
        width={width}
        height={height}
        rx={isRound ? width / 2 : 0}
      />
    </svg>
  )
}
