'use client'
import type { OrderItem } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { amountKey, lineTitle } from '../order/index.ts'
import { LineFacts } from '../order/line-facts.tsx'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { lineProduct } from '../order/line-text.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './invoice.css.ts'

interface InvoiceLinesProps {
  readonly items: readonly OrderItem[]
  /** False leaves out every price. */
  readonly prices?: boolean | undefined
  readonly hrefFor?: LineHrefFor | undefined
}

/** The lines of an order as a table. */
export function InvoiceLines({ items, prices = true, hrefFor }: InvoiceLinesProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  return (
    <div className={css.scroll} role="region" aria-label={t('checkout.items')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col">{t('invoice.quantity')}</th>
            {prices && (
              <>
                <th scope="col" className={css.figure}>
                  {t('invoice.price')}
                </th>
                <th scope="col" className={css.figure}>
                  {t('invoice.amount')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className={css.item}>
                {lineTitle(item, messages)}
                <div className={css.itemNote}>
                  {lineProduct(item)}
                  <LineFacts item={item} prices={prices} />
                </div>
                <Guide
                  href={lineLinks(hrefFor, item).cuttingGuide}
                  title={lineTitle(item, messages)}
                />
              </th>
              <td>{t(amountKey(item), { count: item.quantity })}</td>
              {prices && (
                <>
                  <td className={css.figure}>
                    <Money amount={item.unitPrice} />
                  </td>
                  <td className={css.figure}>
                    <Money amount={item.total} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Guide({
  href,
  title,
}: {
  readonly href: string | undefined
  readonly title: string
}): ReactNode {
  const { t } = useMessages()
  return href === undefined ? null : (
    <Link
      className={css.guide}
      href={href}
      rel="nofollow"
      aria-label={t('cart.guideTitle', { title })}
    >
      {t('fill-a-yard.guide')}
    </Link>
  )
}
