'use client'
import { EMPTY_REVIEW, PROJECTS } from '@selvage/core/reviews'
import type { ReviewEligibility, ReviewErrors, ReviewForm as Values } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { Field, RadioCards, SelectField, TextField } from '../field/index.ts'
import * as field from '../field/field.css.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { materialName } from './material-name.ts'
import { PhotoSlots } from './photo-slots.tsx'
import { reviewErrorText, reviewFieldId, reviewSummaryErrors } from './review-errors.ts'
import type { ReviewField } from './review-errors.ts'
import { Stars } from './review-stars.tsx'
import * as css from './reviews.css.ts'

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  /** The address that the form is posted to, with its files. */
  readonly action: string
  /** The orders of the session's user, from `getReviewEligibility`. */
  readonly eligibility: ReviewEligibility
  /**
   * The form as it was typed before, with the pictures that are uploaded; one without an id is
   * chosen again, and keeps its caption.
   */
  readonly values?: Values | undefined
  /** The errors by field; none when left out. */
  readonly errors?: ReviewErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

const STARS = ['1', '2', '3', '4', '5'] as const

/**
 * A plain form with the fields `rating`, `material`, `made`, `print`, `hand`, `recommend`, `title`
 * and `text`, and up to five pictures with captions, which sends a review. Only a storefront can
 * send it: a review has a member's name.
 */
export function ReviewForm({
  action,
  eligibility,
  values = EMPTY_REVIEW,
  errors = {},
  error,
  attempt = 0,
}: ReviewFormProps): ReactNode {
  needProps('ReviewForm', { eligibility }, {}, 'of getReviewEligibility')
  const { t, date } = useMessages()
  const { screenName } = eligibility
  const open = eligibility.materials.filter(({ review }) => !review || review === 'rejected')
  const of = (name: ReviewField) => ({
    id: reviewFieldId(name),
    error: reviewErrorText(t, name, errors[name]),
  })
  return (
    <form
      className={`${component} ${css.form}`}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
    >
      <ErrorSummary attempt={attempt} errors={reviewSummaryErrors(t, errors)} />
      {error && <ErrorNotice error={error} />}
      <input type="hidden" name="intent" value="submit" />
      <RadioCards
        {...of('rating')}
        legend={t('reviews.rating')}
        name="rating"
        required
        across
        defaultValue={values.rating}
        options={STARS.map((stars) => ({
          value: stars,
          title: t(`reviews.rating_${stars}`),
          media: <Stars filled={Number(stars)} size={13} />,
        }))}
      />
      <div className={css.columns}>
        <SelectField
          {...of('material')}
          name="material"
          label={t('reviews.received')}
          withEmpty={open.length !== 1}
          defaultValue={values.material || (open.length === 1 ? open[0]?.material : '')}
          options={open.map(({ material, orderNumber: number, placedAt }) => ({
            value: material,
            label: `${materialName(t, material)}, ${t('reviews.ordered', { number, date: date(placedAt) })}`,
          }))}
        />
        <SelectField
          {...of('made')}
          name="made"
          label={t('reviews.whatMade')}
          optional
          withEmpty
          defaultValue={values.made}
          options={PROJECTS.map((one) => ({ value: one, label: t(`reviews.made_${one}`) }))}
        />
      </div>
      <RadioCards
        {...of('printRating')}
        legend={t('form.optional', {
          label: t('common.labelled', {
            label: t('reviews.printRating'),
            text: t('reviews.printHint'),
          }),
        })}
        name="print"
        across
        defaultValue={values.printRating}
        options={STARS.map((stars) => ({ value: stars, title: stars }))}
      />
      <RadioCards
        {...of('materialRating')}
        legend={t('form.optional', {
          label: t('common.labelled', {
            label: t('reviews.materialRating'),
            text: t('reviews.materialHint'),
          }),
        })}
        name="hand"
        across
        defaultValue={values.materialRating}
        options={STARS.map((stars) => ({ value: stars, title: stars }))}
      />
      <RadioCards
        {...of('recommend')}
        legend={t('form.optional', { label: t('reviews.wouldRecommend') })}
        name="recommend"
        across="four"
        defaultValue={values.recommend}
        options={(['yes', 'no'] as const).map((answer) => ({
          value: answer,
          title: t(`reviews.${answer}`),
        }))}
      />
      <TextField
        {...of('title')}
        name="title"
        label={t('reviews.reviewTitle')}
        optional
        defaultValue={values.title}
      />
      <Field {...of('text')} label={t('reviews.text')} hint={t('reviews.textHint')}>
        {(control) => (
          <textarea
            {...control}
            className={`${field.box} ${css.textarea}`}
            name="text"
            rows={6}
            required
            defaultValue={values.text}
          />
        )}
      </Field>
      <PhotoSlots photos={values.photos} errors={errors} />
      <div className={css.send}>
        <Button type="submit">{t('reviews.send')}</Button>
        <p className={css.quiet}>
          {screenName === null
            ? t('reviews.sendHintNoName')
            : t('reviews.sendHint', { name: screenName })}
        </p>
      </div>
    </form>
  )
}
