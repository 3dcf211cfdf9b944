import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './reviews.css.ts'

/** One star in a box of 24. */
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'
const BOX = 24
const STARS = [0, 1, 2, 3, 4] as const

/** Props of {@link ReviewStars}. */
export interface ReviewStarsProps {
  /** From 1 to 5, with one decimal. */
  readonly rating: number
  /** Height of the stars, px; 16 unless given. */
  readonly size?: number | undefined
}

/** A rating as stars with its number beside them: they never stand alone. */
export function ReviewStars({ rating, size = 16 }: ReviewStarsProps): ReactNode {
  const { t, number } = useMessages()
  return (
    <span className={css.rating}>
      <Stars filled={rating} size={size} />
      <span>{t('reviews.ratingOf', { rating: number(rating) })}</span>
    </span>
  )
}

/** The picture of a rating, for whoever sees it; its number stands beside it. */
export function Stars({
  filled,
  size = 16,
}: {
  readonly filled: number
  readonly size?: number
}): ReactNode {
  const all = STARS.map((at) => <path key={at} d={STAR} transform={`translate(${at * BOX} 0)`} />)
  return (
    <svg
      className={css.stars}
      width={size * STARS.length}
      height={size}
      viewBox={`0 0 ${BOX * STARS.length} ${BOX}`}
      aria-hidden="true"
    >
      <g className={css.outline}>{all}</g>
      <svg width={BOX * filled} height={BOX}>
        <g className={css.filled}>{all}</g>
      </svg>
    </svg>
  )
}
