'use client'
import type { Earnings } from '@selvage/core/earnings'
import { formatMonth } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { SignedAmount } from '../money/signed-amount.tsx'
import { withMinus } from '../money/with-minus.ts'
import * as css from './earnings.css.ts'

interface FigureProps {
  readonly label: string
  readonly note: string
  readonly children: ReactNode
}

const Figure = ({ label, note, children }: FigureProps): ReactNode => (
  <div className={css.figure}>
    <dt>{label}</dt>
    <dd className={css.amount}>{children}</dd>
    <dd className={css.note}>{note}</dd>
  </div>
)

/** Shows what was sold and earned in the current month, compared to the last one, and ever. */
export function EarningsFigures({ earnings }: { readonly earnings: Earnings }): ReactNode {
  const { t, money, number, locale } = useMessages()
  const [current, last] = earnings.months
  if (!current) return null
  const month = formatMonth(current.month, locale, 'long')
  const differenceOf = (by: number, amount: string, kind: 'earned' | 'sold'): string => {
    if (!last) return ''
    const named = { amount, month: formatMonth(last.month, locale, 'long') }
    if (by > 0) return t('studio.moreThan', named)
    if (by < 0) return t(kind === 'earned' ? 'studio.lessThan' : 'studio.fewerThan', named)
    const same = { month: named.month }
    return kind === 'earned' ? t('studio.sameAs', same) : t('studio.sameCount', same)
  }
  const earnedBy = current.earned.minor - (last?.earned.minor ?? 0)
  const soldBy = current.soldCount - (last?.soldCount ?? 0)
  const earnedDifference = money({ minor: Math.abs(earnedBy), currency: 'USD' })
  const { paidOut } = earnings
  return (
    <dl className={css.figures}>
      <Figure
        label={t('studio.earnedIn', { month })}
        note={differenceOf(earnedBy, earnedDifference, 'earned')}
      >
        <SignedAmount amount={current.earned} />
      </Figure>
      <Figure
        label={t('studio.soldIn', { month })}
        note={differenceOf(soldBy, number(Math.abs(soldBy)), 'sold')}
      >
        {withMinus(number(current.soldCount))}
      </Figure>
      <Figure
        label={t('studio.earnedInAll')}
        note={
          paidOut.minor > 0
            ? t('studio.paidOutInAll', { amount: money(paidOut) })
            : t('studio.sinceFirst')
        }
      >
        <SignedAmount amount={earnings.earned} />
      </Figure>
      <Figure label={t('studio.soldInAll')} note={t('studio.sinceFirst')}>
        {number(earnings.soldCount)}
      </Figure>
    </dl>
  )
}
