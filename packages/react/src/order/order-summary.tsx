'use client'
import type { Cart } from '@selvage/core/cart'
import type { Money } from '@selvage/core/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { lineLinks } from './line-links.ts'
import type { LineHrefFor } from './line-links.ts'
import { SummaryLine } from './line-frame.tsx'
import { OrderTotals } from './order-totals.tsx'
import * as css from './order.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps {
  /** The cart or the placed order: its lines and its pricing. */
  readonly order: Cart
  /** Where each line leads; without it lines have no links. */
  readonly hrefFor?: LineHrefFor | undefined
  /** True for the totals alone, where the page lists the lines itself. */
  readonly totalsOnly?: boolean | undefined
  /** True opens the disclosure of small screens, such as where the order is placed. */
  readonly open?: boolean | undefined
  /** The payments below the totals: credit, a card. */
  readonly payments?: ReactNode
  /**
   * The amount on the disclosure of small screens where credit pays a part of the order; the total
   * when left out.
   */
  readonly due?: Money | undefined
  /** The content above the totals, such as a button. */
  readonly children?: ReactNode
}

/**
 * The order beside a checkout step: its lines and totals. On small screens it is a disclosure that
 * shows the total.
 */
export function OrderSummary({
  order,
  hrefFor,
  totalsOnly,
  open = false,
  payments,
  due,
  children,
}: OrderSummaryProps): ReactNode {
  needProps('OrderSummary', { order }, {}, 'of getCart()')
  const { t, money } = useMessages()
  const content = (
    <>
      {totalsOnly ? null : (
        <ul className={css.summaryLines}>
          {order.items.map((item) => (
            <li key={item.id}>
              <SummaryLine item={item} links={lineLinks(hrefFor, item)} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <OrderTotals pricing={order.pricing} promo={order.promo} ships={order.needsShipping} />
      {payments}
    </>
  )
  return (
    <aside className={css.summary} aria-label={t('checkout.yourOrder')}>
      <div className={css.summaryWide}>
        <h2 className={css.summaryTitle}>{t('checkout.yourOrder')}</h2>
        {content}
      </div>
      <details className={css.summarySmall} open={open}>
        <summary className={css.summaryToggle}>
          <span>{t('checkout.yourOrder')}</span>
          <span>{money(due ?? order.pricing.total)}</span>
        </summary>
        {content}
      </details>
    </aside>
  )
}
