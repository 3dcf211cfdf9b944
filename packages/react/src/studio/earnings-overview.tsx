'use client'
import type { Earnings } from '@selvage/core/earnings'
import { formatMonth } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { SignedAmount } from '../money/signed-amount.tsx'
import { withMinus } from '../money/with-minus.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { EarningsChart } from './earnings-chart.tsx'
import { EarningsFigures } from './earnings-figures.tsx'
import * as css from './earnings.css.ts'
import { PayoutBox } from './payout-box.tsx'

/** Props of {@link EarningsOverview}. */
export interface EarningsOverviewProps {
  /** From the call `readEarnings`; with 24 months the chart has the year before, too. */
  readonly earnings: Earnings
  /** The address that the form of a payout is posted to, with the field `line_key`. */
  readonly action: string
  /** A new key for each page, so that a form that is sent twice pays once. */
  readonly payoutKey: string
  /** The page of the member's Spoondollars. */
  readonly creditHref: string
  /** Why a payout was rejected. */
  readonly error?: ErrorMessage | undefined
}

/** The months of the table, and of the chart's line. */
const MONTHS_SHOWN = 12

/**
 * Shows what a designer has sold and earned: figures, a chart with its table, and the balance with
 * the form that turns it into Spoondollars.
 */
export function EarningsOverview({
  earnings,
  action,
  payoutKey,
  creditHref,
  error,
}: EarningsOverviewProps): ReactNode {
  needProps('EarningsOverview', { earnings }, {}, 'of readEarnings()')
  const { t } = useMessages()
  const { months } = earnings
  const hasSold =
    earnings.payouts.length > 0 ||
    earnings.designs.length > 0 ||
    months.some(({ soldCount }) => soldCount !== 0)
  return (
    <div className={`${component} ${css.overview}`}>
      <EarningsFigures earnings={earnings} />
      <div className={css.money}>
        <section className={css.chart}>
          <h2 className={css.heading}>{t('studio.chartTitle')}</h2>
          {hasSold ? (
            <EarningsChart months={months} />
          ) : (
            <EmptyState level={3} title={t('studio.chartEmpty')}>
              {t('studio.chartEmptyText')}
            </EmptyState>
          )}
        </section>
        <MonthTable months={months.slice(0, MONTHS_SHOWN)} />
        <PayoutBox
          earnings={earnings}
          action={action}
          payoutKey={payoutKey}
          creditHref={creditHref}
          error={error}
        />
      </div>
    </div>
  )
}

function MonthTable({ months }: Pick<Earnings, 'months'>): ReactNode {
  const { t, number, locale } = useMessages()
  return (
    <table className={css.months}>
      <caption className={visuallyHidden}>{t('studio.chartTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('studio.month')}</th>
          <th scope="col" className={css.number}>
            {t('studio.soldColumn')}
          </th>
          <th scope="col" className={css.number}>
            {t('studio.earnedColumn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, soldCount, earned }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, locale)}</th>
            <td className={css.number}>{withMinus(number(soldCount))}</td>
            <td className={css.number}>
              <SignedAmount amount={earned} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
