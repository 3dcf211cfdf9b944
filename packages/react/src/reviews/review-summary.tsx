'use client'
import type { ReviewSummary as Summary } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { hrefWith } from '../provider/href.ts'
import type { HrefWith } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { Stars } from './review-stars.tsx'
import * as css from './reviews.css.ts'

/** Props of {@link ReviewSummary}. */
export interface ReviewSummaryProps {
  /** The sum of all reviews, from `getReviewSummary` or `listReviews`. */
  readonly summary: Summary
  /** The page of the reviews of so many stars: a function of it, or a template with `{stars}`. */
  readonly hrefFor?: HrefWith<'{stars}', number> | undefined
  /** The stars of the reviews that are listed, where that is a filter. */
  readonly current?: number | undefined
}

const ROWS = [5, 4, 3, 2, 1] as const

/** The average of a design's reviews, and how many of them have how many stars. */
export function ReviewSummary({ summary, hrefFor, current }: ReviewSummaryProps): ReactNode {
  needProps('ReviewSummary', { summary }, {}, 'of getReviewSummary')
  const { t, number } = useMessages()
  const { average, count, printAverage, materialAverage, recommendPercent } = summary
  if (average === null) return null
  const of = (rating: number | null) =>
    rating === null ? undefined : t('reviews.ratingOf', { rating: number(rating) })
  const facts = [
    [t('reviews.print'), of(printAverage)],
    [t('reviews.material'), of(materialAverage)],
    [
      t('reviews.recommend'),
      recommendPercent === null
        ? undefined
        : t('reviews.recommendShare', { percent: number(recommendPercent) }),
    ],
  ] as const
  return (
    <div className={`${component} ${css.summary}`}>
      <div className={css.overall}>
        <span className={css.average} aria-hidden="true">
          {number(average)}
        </span>
        <span>
          <Stars filled={average} size={20} />
          <p className={css.quiet}>{t('reviews.summary', { average: number(average), count })}</p>
        </span>
      </div>
      <ul className={css.bars}>
        {ROWS.map((stars) => {
          const many = summary.stars[stars - 1] ?? 0
          const row = (
            <>
              <span>{t('reviews.stars', { count: stars })}</span>{' '}
              <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                <rect width={(100 * many) / count} height="8" />
              </svg>
              <span className={css.figure}>{number(many)}</span>
            </>
          )
          return (
            <li key={stars}>
              {hrefFor && many > 0 ? (
                <Link
                  className={css.barRow}
                  href={hrefWith(hrefFor, '{stars}', stars)}
                  aria-current={current === stars ? 'true' : undefined}
                >
                  {row}
                </Link>
              ) : (
                <span className={css.barRow}>{row}</span>
              )}
            </li>
          )
        })}
      </ul>
      <dl className={css.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={css.quiet}>{t('reviews.rules')}</p>
    </div>
  )
}
