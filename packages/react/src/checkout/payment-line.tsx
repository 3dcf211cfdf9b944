'use client'
import type { PaymentSummary } from '@selvage/core/checkout'
import { COMPANIES } from '@selvage/core/payment'
import type { ReactNode } from 'react'
import { needProps } from '../provider/need-props.ts'
import { CardLine } from './card-line.tsx'

/** How an order is paid: its card, or the other company's name. */
export function PaymentLine({
  payment,
}: {
  /** The payment of an order, from the call `getCheckout`. */
  readonly payment: PaymentSummary
}): ReactNode {
  needProps('PaymentLine', { payment }, {}, 'of getCheckout()')
  return payment.method === 'card' ? <CardLine card={payment} /> : COMPANIES[payment.method]
}
