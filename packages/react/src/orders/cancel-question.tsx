'use client'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './orders.css.ts'

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
  const { orderNumber: number } = order
  return (
    <section className={css.question} aria-labelledby="cancel-order">
      <h2 id="cancel-order" className={css.questionTitle}>
        {t('orders.cancelTitle', { number })}
      </h2>
      <p>{t('orders.cancelText', { total: money(order.order.pricing.total) })}</p>
      <div className={css.actions}>
        <ButtonLink href={keepHref}>{t('orders.cancelNo')}</ButtonLink>
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" kind="link">
            {t('orders.cancelYes')}
          </Button>
        </form>
      </div>
    </section>
  )
}
