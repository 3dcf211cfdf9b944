'use client'
import type { Invoice } from '@selvage/core/invoice'
import { lineShips } from '@selvage/core/product'
import type { ReactNode } from 'react'
import { AddressText } from '../checkout/address-text.tsx'
import { OrderTotals } from '../order/index.ts'
import { MeasuredIn } from '../messages/measured-in.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './invoice.css.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link PackingSlip}. */
export interface PackingSlipProps {
  /** The placed order, from the call `getInvoice`. */
  readonly invoice: Invoice
}

/**
 * The sheet that travels in the parcel: address, the lines that are in it with their labels, and
 * the message of a gift. A gift shows no prices when its buyer asked for that, and a parcel with a
 * part of the order shows no totals. @source spec 1 §3 Gift options
 */
export function PackingSlip({ invoice }: PackingSlipProps): ReactNode {
  needProps('PackingSlip', { invoice }, {}, 'of getInvoice()')
  const { t, date } = useMessages()
  const { order, gift, shippingAddress } = invoice
  const prices = !(gift.isGift && gift.removePrices)
  const items = order.items.filter(lineShips)
  const isWhole = items.length === order.items.length
  return (
    <article className={css.invoice}>
      <header className={css.head}>
        <h1 className={css.title}>{t('invoice.packingSlip', { number: invoice.orderNumber })}</h1>
        <p className={css.quiet}>
          {t('invoice.placedOn', { date: date(invoice.placedAt, 'long') })}
        </p>
      </header>
      <div className={css.parties}>
        {shippingAddress === null ? null : (
          <section>
            <h2 className={css.label}>{t('invoice.shippedTo')}</h2>
            <AddressText address={shippingAddress} />
          </section>
        )}
        {gift.isGift && gift.message !== '' ? (
          <section>
            <h2 className={css.label}>{t('checkout.giftMessage')}</h2>
            <p className={css.message}>{gift.message}</p>
          </section>
        ) : null}
      </div>
      <MeasuredIn measurement={invoice.measurement}>
        <InvoiceLines items={items} prices={prices} />
      </MeasuredIn>
      {prices && isWhole ? (
        <div className={css.totals}>
          <OrderTotals pricing={order.pricing} />
        </div>
      ) : null}
    </article>
  )
}
