'use client'
import type { Money } from '@selvage/core/money'
import { installmentsOf, installmentSummary } from '@selvage/core/payment'
import type { ReactNode } from 'react'
import * as css from './methods.css.ts'
import { useMessages } from '../messages/index.ts'
import { useLocalDay } from './use-local-day.ts'

/** Where the day is not known, the payments have amounts alone. */
const ANY_DAY = '2000-01-01'

/**
 * Four payments with their days, the first one today, which is the shopper's own: the company
 * counts from the day on which they pay.
 */
export function InstallmentPlan({ total }: { readonly total: Money }): ReactNode {
  const { t, money, date } = useMessages()
  const today = useLocalDay()
  return (
    <ol className={css.plan}>
      {installmentsOf(total, today ?? ANY_DAY).map(({ amount, due }, at) => (
        <li key={at} className={css.part}>
          <b>{money(amount)}</b>
          {at === 0 && <span>{t('checkout.installmentToday')}</span>}
          {at > 0 && today !== undefined && <span>{date(due, 'medium')}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The plan in one sentence; where its payments differ by a cent, it names the greatest. */
export function InstallmentSummary({ total }: { readonly total: Money }): ReactNode {
  const { t, money } = useMessages()
  const { amount, isEqual } = installmentSummary(total)
  return t(isEqual ? 'checkout.installmentHint' : 'checkout.installmentHintMost', {
    amount: money(amount),
  })
}
