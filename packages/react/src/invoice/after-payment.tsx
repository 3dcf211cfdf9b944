'use client'
import type { Invoice } from '@selvage/core/invoice'
import { subtractMoney } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './invoice.css.ts'

/**
 * The rate of the tax, the day on which the order was canceled, what was given back in money and in
 * credit, and what is paid after that, as far as there is any of it.
 */
export function AfterPayment({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const { t, date, money, percent } = useMessages()
  const { taxRate, refunds, canceledAt, creditReturned } = invoice
  const { tax, total } = invoice.order.pricing
  const rate = tax && tax.minor > 0 ? taxRate : null
  const isCreditBack = creditReturned.minor > 0
  const isGivenBack = isCreditBack || refunds.length > 0
  if (!rate && !isGivenBack && canceledAt === null) return null
  const paid = refunds.reduce(
    (left, { amount }) => subtractMoney(left, amount),
    subtractMoney(total, creditReturned),
  )
  return (
    <dl className={css.after}>
      {rate ? row(t('invoice.taxRate'), percent(rate)) : null}
      {canceledAt === null ? null : row(t('invoice.canceled'), date(canceledAt, 'long'))}
      {isCreditBack ? row(t('invoice.creditReturned'), `−${money(creditReturned)}`) : null}
      {refunds.map(({ amount, refundedAt }, at) => (
        <div className={css.afterRow} key={`${refundedAt} ${at}`}>
          <dt>{t('invoice.refundedOn', { date: date(refundedAt, 'long') })}</dt>
          <dd className={css.afterFigure}>−{money(amount)}</dd>
        </div>
      ))}
      {isGivenBack ? row(t('invoice.afterRefunds'), money(paid)) : null}
    </dl>
  )
}

const row = (label: string, value: string): ReactNode => (
  <div className={css.afterRow}>
    <dt>{label}</dt>
    <dd className={css.afterFigure}>{value}</dd>
  </div>
)
