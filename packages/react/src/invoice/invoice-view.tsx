'use client'
import type { Invoice } from '@selvage/core/invoice'
import type { ReactNode } from 'react'
import { AddressText, CardLine } from '../checkout/index.ts'
import { Flash } from '../flash/index.ts'
import { Money } from '../money/index.ts'
import { amountKey, lineMaterial, lineTitle, OrderTotals } from '../order/index.ts'
import { lineLinks } from '../order/line-links.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './invoice.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link InvoiceView}. */
export interface InvoiceViewProps {
  /** The placed order, from the call `getInvoice`. */
  readonly invoice: Invoice
  /** The links of each line; an invoice shows the one to the cutting guide only. */
  readonly hrefFor?: LineHrefFor | undefined
}

/** An invoice for screen and print: addresses, lines, totals and payment. */
export function InvoiceView({ invoice, hrefFor }: InvoiceViewProps): ReactNode {
  needProps('InvoiceView', { invoice }, {}, 'of getInvoice()')
  const messages = useMessages()
  const { t, date } = messages
  const { order, payment, shippingAddress } = invoice
  const billing = payment?.billingAddress ?? shippingAddress
  return (
    <article className={css.invoice}>
      <header className={css.head}>
        <h1 className={css.title}>{t('invoice.number', { number: invoice.orderNumber })}</h1>
        <p className={css.quiet}>
          {t('invoice.placedOn', { date: date(invoice.placedAt, 'long') })}
        </p>
      </header>
      <div className={css.screenOnly}>
        <Flash severity="attention">{t('invoice.warning', { email: invoice.contactEmail })}</Flash>
      </div>
      <div className={css.parties}>
        {billing === null ? null : (
          <section>
            <h2 className={css.label}>{t('invoice.billedTo')}</h2>
            <AddressText address={billing} />
            <p className={css.quiet}>{invoice.email}</p>
          </section>
        )}
        {shippingAddress === null ? null : (
          <section>
            <h2 className={css.label}>{t('invoice.shippedTo')}</h2>
            <AddressText address={shippingAddress} />
          </section>
        )}
        <section>
          <h2 className={css.label}>{t('invoice.paidBy')}</h2>
          {payment === null ? null : (
            <p className={css.text}>
              <CardLine card={payment} />
            </p>
          )}
          <p className={css.quiet}>
            {t('invoice.reference')}
            <br />
            <span className={css.reference}>{invoice.gatewayMetadata.chargeId}</span>
          </p>
        </section>
      </div>
      <div className={css.scroll} role="region" aria-label={t('checkout.items')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('invoice.item')}</th>
              <th scope="col">{t('invoice.quantity')}</th>
              <th scope="col" className={css.figure}>
                {t('invoice.price')}
              </th>
              <th scope="col" className={css.figure}>
                {t('invoice.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item) => (
              <tr key={item.id}>
                <th scope="row" className={css.item}>
                  {lineTitle(item, messages)}
                  <span className={css.itemNote}>
                    {[lineMaterial(item, messages), item.sku]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                  <Guide
                    href={lineLinks(hrefFor, item).cuttingGuide}
                    title={lineTitle(item, messages)}
                  />
                </th>
                <td>{t(amountKey(item), { count: item.quantity })}</td>
                <td className={css.figure}>
                  <Money amount={item.unitPrice} />
                </td>
                <td className={css.figure}>
                  <Money amount={item.total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.totals}>
        <OrderTotals pricing={order.pricing} />
      </div>
    </article>
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
