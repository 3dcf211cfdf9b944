'use client'
import { REVIEW_PHOTO_WIDTHS, reviewPhotoUrl } from '@selvage/core/reviews'
import type { Review, ReviewPhoto } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { component } from '../theme/component.ts'
import { materialName } from './material-name.ts'
import { ReportForm } from './report-form.tsx'
import { ReviewStars } from './review-stars.tsx'
import * as css from './reviews.css.ts'

/** Props of {@link ReviewList}. */
export interface ReviewListProps {
  /** The reviews of one page, from `listReviews`. */
  readonly reviews: readonly Review[]
  /**
   * Where votes and reports are posted: `intent` (`vote` or `flag`), `review` and, of a report,
   * `reason`. Without it nobody votes or reports.
   */
  readonly action?: string | undefined
}

/** The reviews of a design, each with its pictures, its votes and a way to report it. */
export function ReviewList({ reviews, action }: ReviewListProps): ReactNode {
  needProps('ReviewList', {}, { reviews }, 'of listReviews')
  return (
    <ol className={`${component} ${css.list}`}>
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className={css.review}>
          <Facts review={review} />
          <Opinion review={review} action={action} />
        </li>
      ))}
    </ol>
  )
}

function Facts({ review }: { readonly review: Review }): ReactNode {
  const { t, date } = useMessages()
  const { author, material, made, printRating, materialRating, recommend } = review
  const parts = [
    printRating === null ? [] : t('reviews.parts_print', { print: String(printRating) }),
    materialRating === null
      ? []
      : t('reviews.parts_material', { material: String(materialRating) }),
  ].flat()
  return (
    <div className={css.about}>
      <ReviewStars rating={review.rating} />
      <b>
        <bdi>{author ?? t('reviews.anonymous')}</bdi>
      </b>
      <time dateTime={review.publishedAt}>{date(review.publishedAt)}</time>
      <span className={css.bought}>
        {t('reviews.bought', { material: materialName(t, material) })}
      </span>
      {made !== null && <span>{t('reviews.madeOf', { made: t(`reviews.made_${made}`) })}</span>}
      {parts.length > 0 && <span>{parts.join(', ')}</span>}
      {recommend !== null && (
        <span>{t(recommend ? 'reviews.recommends' : 'reviews.recommendsNot')}</span>
      )}
    </div>
  )
}

interface OpinionProps {
  readonly review: Review
  readonly action: string | undefined
}

function Opinion({ review, action }: OpinionProps): ReactNode {
  const { lang } = useMessages()
  const { title, text, photos } = review
  const language = review.language === lang ? undefined : review.language
  return (
    <div className={css.opinion}>
      {title !== '' && (
        <h3 className={css.title} lang={language} dir="auto">
          {title}
        </h3>
      )}
      <p className={css.text} lang={language} dir="auto">
        {text}
      </p>
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map((photo) => (
            <li key={photo.name}>
              <Photo photo={photo} language={language} />
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && <Reactions review={review} action={action} />}
    </div>
  )
}

interface PhotoProps {
  readonly photo: ReviewPhoto
  /** The language of its caption, where it is not the page's. */
  readonly language: string | undefined
}

function Photo({ photo, language }: PhotoProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const [small, large] = REVIEW_PHOTO_WIDTHS
  const { name, caption, width, height } = photo
  return (
    <figure className={css.photo}>
      <a
        href={reviewPhotoUrl(gatewayUrl, { name, width: large })}
        aria-label={t('reviews.photo', { caption })}
      >
        <img
          src={reviewPhotoUrl(gatewayUrl, { name, width: small })}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      </a>
      <figcaption lang={language} dir="auto">
        {caption}
      </figcaption>
    </figure>
  )
}

function Reactions({
  review,
  action,
}: {
  readonly review: Review
  readonly action: string
}): ReactNode {
  const { t } = useMessages()
  const { id, helpfulCount, voted, flagged, own, title, author } = review
  const name = title || (author ?? t('reviews.anonymous'))
  return (
    <div className={css.reactions}>
      {voted || own ? (
        <span className={css.helpful}>{t('reviews.helpful', { count: helpfulCount })}</span>
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="vote" />
          <input type="hidden" name="review" value={id} />
          <Button
            type="submit"
            kind="small"
            aria-label={`${t('reviews.helpful', { count: helpfulCount })}: ${name}`}
          >
            {t('reviews.helpful', { count: helpfulCount })}
          </Button>
        </form>
      )}
      {voted && (
        <span>{t('reviews.voted', { count: helpfulCount, others: helpfulCount - 1 })}</span>
      )}
      {flagged && <span className={css.reported}>{t('reviews.reported')}</span>}
      {!flagged && !own && <ReportForm reviewId={id} name={name} action={action} />}
    </div>
  )
}
