'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { lineTitle, OrderLine } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { Link } from '../provider/link.tsx'
import { BuyAgainForm } from './buy-again-form.tsx'
import type { BuyAgain } from './buy-again-form.tsx'
import * as css from './orders.css.ts'

interface OrderLinesProps {
  readonly items: readonly OrderItem[]
  readonly hrefFor: LineHrefFor | undefined
  readonly again: BuyAgain | undefined
}

/** The lines of a placed order, each of which can be bought again. */
export function OrderLines({ items, hrefFor, again }: OrderLinesProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  return (
    <ul className={css.lines} aria-label={t('orders.items')}>
      {items.map((item) => {
        // A line of an order is no line of the cart, so nothing changes it.
        const { page, cuttingGuide, review } = lineLinks(hrefFor, item)
        return (
          <li key={item.id} className={css.lineEntry}>
            <OrderLine item={item} links={{ page, cuttingGuide }} look="order">
              {review !== undefined && (
                <p className={css.lineReview}>
                  <Link
                    href={review}
                    aria-label={t('reviews.rateLineName', { title: lineTitle(item, messages) })}
                  >
                    {t('reviews.rateLine')}
                  </Link>
                </p>
              )}
              {again && (
                <div className={css.lineAction}>
                  <BuyAgainForm
                    {...again}
                    itemId={item.id}
                    label={t('orders.buyAgain')}
                    name={t('orders.buyLineAgain', { title: lineTitle(item, messages) })}
                    kind="small"
                  />
                </div>
              )}
            </OrderLine>
          </li>
        )
      })}
    </ul>
  )
}
