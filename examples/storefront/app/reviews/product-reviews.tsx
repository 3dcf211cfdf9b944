import type { DesignDetail } from '@selvage/core/design'
import type { ReviewSummary as Summary } from '@selvage/core/reviews'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { ReviewStars, ReviewSummary } from '@selvage/react/reviews'
import * as css from './reviews-page.css.ts'
import { reviewsPath } from './reviews-path.ts'

interface ProductReviewsProps {
  readonly design: Pick<DesignDetail, 'id'>
  readonly summary: Summary
}

/** Leads from a product's title to its reviews: the stars with their number, where it has some. */
export function ReviewsLink({ design, summary }: ProductReviewsProps) {
  const { lang, t } = useMessages()
  const { average, count } = summary
  return (
    <a className={css.link} href={reviewsPath(lang, design.id)}>
      {average === null ? (
        t('reviews.name')
      ) : (
        <>
          <ReviewStars rating={average} />
          <span>{t('reviews.count', { count })}</span>
        </>
      )}
    </a>
  )
}

/** The sum of a product's reviews; nothing while there are none. */
export function ReviewsSection({ design, summary }: ProductReviewsProps) {
  const { lang, t } = useMessages()
  if (summary.count === 0) return null
  return (
    <section className={css.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.name')}</h2>
      <div className={css.narrow}>
        <ReviewSummary
          summary={summary}
          hrefFor={(stars) => reviewsPath(lang, design.id, { stars })}
        />
        <p>
          <ButtonLink href={reviewsPath(lang, design.id)}>{t('reviews.readAll')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
