'use client'
import type { Money } from '@selvage/core/money'
import { installmentsOf, installmentSummary } from '@selvage/core/payment'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as css from './methods.css.ts'
import { useMessages } from '../messages/index.ts'

/** Four payments with their days, the first one today. */
export function InstallmentPlan({ total }: { readonly total: Money }): ReactNode {
  const { t, money, date } = useMessages()
  const [today] = useState(() => new Date().toISOString())
  return (
    <ol className={css.plan}>
      {installmentsOf(total, today).map(({ amount, due }, at) => (
        <li key={due} className={css.part}>
          <b>{money(amount)}</b>
          <span>{at === 0 ? t('checkout.afterpayToday') : date(due, 'medium')}</span>
        </li>
      ))}
    </ol>
  )
}

/** The plan in one sentence; where its payments differ by a cent, it names the greatest. */
export function InstallmentSummary({ total }: { readonly total: Money }): ReactNode {
  const { t, money } = useMessages()
  const { amount, isEqual } = installmentSummary(total)
  return t(isEqual ? 'checkout.afterpayHint' : 'checkout.afterpayHintMost', {
    amount: money(amount),
  })
}
