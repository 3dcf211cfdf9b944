'use client'
import type { Checkout } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './credit.css.ts'

/** The credit that pays a part of an order, and the rest; nothing where no credit does. */
export function CreditLines({ credits, due }: Pick<Checkout, 'credits' | 'due'>): ReactNode {
  const { t, money } = useMessages()
  if (credits.length === 0) return null
  const line = (name: string, amount: string) => (
    <div key={name} className={css.line}>
      <dt>{name}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  )
  return (
    <dl className={css.lines}>
      {credits.map(({ kind, label, amount }) =>
        line(
          kind === 'spoondollars' ? 'Spoondollars' : t('checkout.giftOn', { label }),
          `−${money(amount)}`,
        ),
      )}
      {line(t('checkout.toPay'), money(due))}
    </dl>
  )
}
