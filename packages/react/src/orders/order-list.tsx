'use client'
import type { OrderSummary } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { OwnTime } from '../order/own-time.tsx'
import { hrefOf } from '../provider/href.ts'
import type { HrefFor } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import { BuyAgainForm } from './buy-again-form.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderStatusText } from './order-status.tsx'
import * as css from './orders.css.ts'

/** Props of {@link OrderList}. */
export interface OrderListProps {
  /** One page of orders, from the call `listOrders`. */
  readonly orders: readonly OrderSummary[]
  /** The page of each order: a function of it, or a template with `{orderNumber}`. */
  readonly hrefFor: HrefFor<OrderSummary>
  /**
   * Makes a form that is sent twice one purchase; new for each page. Without it nothing is bought
   * again from the list.
   */
  readonly lineKey?: string | undefined
}

/** Orders as a list: day, number, state, total in the order's own currency, and pictures. */
export function OrderList({ orders, hrefFor, lineKey }: OrderListProps): ReactNode {
  needProps('OrderList', {}, { orders })
  const { t } = useMessages()
  return (
    <ul className={css.list}>
      {orders.map((order) => {
        const { orderNumber: number, placedAt, total, status, items, lineCount } = order
        const href = hrefOf(hrefFor, order)
        return (
          <li key={number} className={css.entry}>
            <Link className={css.entryLink} href={href}>
              <b>
                <OwnTime at={placedAt} day="long" />
              </b>{' '}
              <span className={css.end}>
                <Money amount={total} />
              </span>{' '}
              <span className={css.quiet}>{t('orders.number', { number })}</span>{' '}
              <span className={css.end}>
                <OrderStatusText status={status} />
              </span>
              <OrderPictures items={items} lineCount={lineCount} />
            </Link>
            {lineKey !== undefined && (
              <div className={css.entryAction}>
                <BuyAgainForm
                  action={href}
                  lineKey={lineKey}
                  label={t('orders.buyAgain')}
                  name={t('orders.buyOrderAgain', { number })}
                  kind="small"
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
