'use client'
import type { Invoice } from '@selvage/core/invoice'
import { subtractMoney } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './invoice.css.ts'

/** The rate of the tax, the refunds, and what is paid after them, as far as there are any. */
export function AfterPayment({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const { t, date, money, percent } = useMessages()
  const { taxRate, refunds } = invoice
  const { tax, total } = invoice.order.pricing
  const rate = tax && tax.minor > 0 ? taxRate : null
  if (!rate && refunds.length === 0) return null
  const paid = refunds.reduce((left, { amount }) => subtractMoney(left, amount), total)
  return (
    <dl className={css.after}>
      {rate ? row(t('invoice.taxRate'), percent(rate)) : null}
      {refunds.map(({ amount, refundedAt }, at) => (
        <div className={css.afterRow} key={`${refundedAt} ${at}`}>
          <dt>{t('invoice.refundedOn', { date: date(refundedAt, 'long') })}</dt>
          <dd className={css.afterFigure}>−{money(amount)}</dd>
        </div>
      ))}
      {refunds.length > 0 ? row(t('invoice.afterRefunds'), money(paid)) : null}
    </dl>
  )
}

const row = (label: string, value: string): ReactNode => (
  <div className={css.afterRow}>
    <dt>{label}</dt>
    <dd className={css.afterFigure}>{value}</dd>
  </div>
)
