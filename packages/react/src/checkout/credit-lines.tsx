'use client'
import type { Checkout } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './credit.css.ts'
import { PaymentLine } from './payment-line.tsx'

type Credit = Checkout['credits'][number]

/** The credit that pays a part of an order, and the rest; nothing where no credit does. */
export function CreditLines({ credits, due }: Pick<Checkout, 'credits' | 'due'>): ReactNode {
  needProps('CreditLines', { due }, { credits }, 'of getCheckout()')
  const { t, money } = useMessages()
  if (credits.length === 0) return null
  return (
    <dl className={css.lines}>
      {credits.map((credit) =>
        line(credit.kind, <CreditName credit={credit} />, `−${money(credit.amount)}`),
      )}
      {line('due', t('checkout.toPay'), money(due))}
    </dl>
  )
}

/**
 * The payments of a placed order: its credit, and its card or company, each with its amount.
 * Nothing for one that was free.
 */
export function PaidLines({
  credits,
  due,
  payment,
}: Pick<Checkout, 'credits' | 'due' | 'payment'>): ReactNode {
  const { money } = useMessages()
  const rest = due.minor > 0 ? payment : null
  if (credits.length === 0 && rest === null) return null
  return (
    <dl className={css.lines}>
      {credits.map((credit) =>
        line(credit.kind, <CreditName credit={credit} />, money(credit.amount)),
      )}
      {rest && line('payment', <PaymentLine payment={rest} />, money(due))}
    </dl>
  )
}

/** `Gift certificate ending in C3VE`, or Spoondollars. */
export function CreditName({
  credit,
}: {
  /** One of an order's `credits`. */
  readonly credit: Credit
}): ReactNode {
  needProps('CreditName', { credit }, {}, 'of getCheckout()')
  const { t } = useMessages()
  return credit.kind === 'spoondollars'
    ? 'Spoondollars'
    : t('checkout.giftOn', { label: credit.label })
}

const line = (key: string, name: ReactNode, amount: string): ReactNode => (
  <div key={key} className={css.line}>
    <dt>{name}</dt>
    <dd className={css.amount}>{amount}</dd>
  </div>
)
