'use client'
import { addMoney, subtractMoney } from '@selvage/core/money'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Question } from '../question/question.tsx'

/** Props of {@link CancelQuestion}. */
export interface CancelQuestionProps {
  /** The order, from the call `getOrder`. */
  readonly order: PlacedOrderDetails
  /** The address that the form is posted to, with `intent` as `cancel`. */
  readonly action: string
  /** The order's page, for who keeps it. */
  readonly keepHref: string
}

/** The question before an order is canceled; keeping it is the first answer. */
export function CancelQuestion({ order, action, keepHref }: CancelQuestionProps): ReactNode {
  needProps('CancelQuestion', { order }, {}, 'of getOrder()')
  const { t, money } = useMessages()
  const { orderNumber: number, due, refunds, pendingRefund } = order
  const unreturned = refunds.reduce((left, { amount }) => subtractMoney(left, amount), due)
  const refund = subtractMoney(unreturned, pendingRefund)
  const { total } = order.order.pricing
  const credit = subtractMoney(total, addMoney(due, order.creditReturned))
  const hasCertificate = order.order.items.some(({ stock }) => stock?.code === 'GIFT_CERTIFICATE')
  return (
    <Question
      title={t('orders.cancelTitle', { number })}
      no={{ label: t('orders.cancelNo'), href: keepHref }}
      yes={{ label: t('orders.cancelYes'), action, fields: { intent: 'cancel' } }}
    >
      {refund.minor > 0 && <p>{t('orders.cancelText', { total: money(refund) })}</p>}
      {credit.minor > 0 && <p>{t('orders.cancelCredit', { amount: money(credit) })}</p>}
      {hasCertificate && <p>{t('orders.cancelCertificate')}</p>}
      {total.minor === 0 && <p>{t('orders.cancelFree')}</p>}
    </Question>
  )
}
