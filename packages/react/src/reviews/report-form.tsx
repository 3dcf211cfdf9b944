import { FLAG_REASONS } from '@selvage/core/reviews'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { SelectField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './reviews.css.ts'

interface ReportFormProps {
  readonly reviewId: string
  /** Names the review to its reader. */
  readonly name: string
  readonly action: string
}

/** A closed form in which a reader says why a review should not be public. */
export function ReportForm({ reviewId, name, action }: ReportFormProps): ReactNode {
  const { t } = useMessages()
  return (
    <details className={css.report}>
      <summary aria-label={t('reviews.reportName', { name })}>{t('reviews.report')}</summary>
      <form className={css.reportForm} method="post" action={action}>
        <input type="hidden" name="intent" value="flag" />
        <input type="hidden" name="review" value={reviewId} />
        <SelectField
          id={`report-${reviewId}`}
          name="reason"
          label={t('reviews.reportWhy')}
          options={FLAG_REASONS.map((reason) => ({
            value: reason,
            label: t(`reviews.reason_${reason}`),
          }))}
        />
        <Button type="submit" kind="small">
          {t('reviews.sendReport')}
        </Button>
      </form>
    </details>
  )
}
