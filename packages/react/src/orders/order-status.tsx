'use client'
import type { OrderStatus } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './orders.css.ts'

/** The state of an order in its color; the words alone say it, too. */
export function OrderStatusText({ status }: { readonly status: OrderStatus }): ReactNode {
  const { t } = useMessages()
  return <span className={css.status[status]}>{t(`orders.status_${status}`)}</span>
}
