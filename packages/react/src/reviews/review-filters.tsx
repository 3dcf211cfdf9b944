'use client'
import { REVIEW_SORTS } from '@selvage/core/reviews'
import type { ReviewsQuery, ReviewSummary } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CheckboxField, SelectField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { materialName } from './material-name.ts'
import * as css from './reviews.css.ts'

/** Props of {@link ReviewFilters}. */
export interface ReviewFiltersProps {
  /** The sum of all reviews: it has the materials and the things that were made. */
  readonly summary: ReviewSummary
  /** The filters and the order of the list as it is shown. */
  readonly query: ReviewsQuery
  /** How many reviews pass the filters. */
  readonly total: number
  /** The page of the reviews: the form asks for it with `photos`, `material`, `made` and `sort`. */
  readonly action: string
}

/** The filters and the order of a list of reviews: a form whose answer is an address of its own. */
export function ReviewFilters({ summary, query, total, action }: ReviewFiltersProps): ReactNode {
  needProps('ReviewFilters', { summary, query }, {}, 'of listReviews')
  const { t } = useMessages()
  const { stars, withPhotos, material, made, sort = 'helpful' } = query
  const isFiltered = [stars, material, made].some((one) => one !== undefined) || withPhotos
  return (
    <form className={`${component} ${css.filters}`} method="get" action={action}>
      {stars !== undefined && <input type="hidden" name="stars" value={stars} />}
      <div className={css.filterFields}>
        {summary.withPhotos > 0 && (
          <CheckboxField
            id="review-photos"
            name="photos"
            value="1"
            label={t('reviews.withPhotos')}
            defaultChecked={withPhotos === true}
          />
        )}
        {summary.materials.length > 1 && (
          <SelectField
            id="review-materials"
            name="material"
            label={t('reviews.cloth')}
            defaultValue={material ?? ''}
            options={[
              { value: '', label: t('reviews.all') },
              ...summary.materials.map((one) => ({
                value: one.material,
                label: materialName(t, one.material),
              })),
            ]}
          />
        )}
        {summary.made.length > 1 && (
          <SelectField
            id="review-made"
            name="made"
            label={t('reviews.made')}
            defaultValue={made ?? ''}
            options={[
              { value: '', label: t('reviews.allMade') },
              ...summary.made.map((one) => ({
                value: one.made,
                label: t(`reviews.made_${one.made}`),
              })),
            ]}
          />
        )}
        <SelectField
          id="review-sort"
          name="sort"
          label={t('reviews.sort')}
          defaultValue={sort}
          options={REVIEW_SORTS.map((one) => ({ value: one, label: t(`reviews.sort_${one}`) }))}
        />
        <Button type="submit" kind="small">
          {t('reviews.show')}
        </Button>
      </div>
      <p className={css.quiet}>
        <output>{t('reviews.count', { count: total })}</output>{' '}
        {isFiltered && <Link href={action}>{t('reviews.clear')}</Link>}
      </p>
    </form>
  )
}
