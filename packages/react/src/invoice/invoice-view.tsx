'use client'
import type { Invoice } from '@selvage/core/invoice'
import { formatCountry } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { AddressText } from '../checkout/address-text.tsx'
import { PaidLines } from '../checkout/credit-lines.tsx'
import { Flash } from '../flash/index.ts'
import { OrderTotals } from '../order/index.ts'
import type { LineHrefFor } from '../order/line-links.ts'
import { MeasuredIn } from '../messages/measured-in.tsx'
import { useMessages } from '../messages/index.ts'
import { AfterPayment } from './after-payment.tsx'
import * as css from './invoice.css.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { SellerText } from './seller-text.tsx'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link InvoiceView}. */
export interface InvoiceViewProps {
  /** The placed order, from the call `getInvoice`; null while it is loaded. */
  readonly invoice: Invoice | null
  /** The links of each line; an invoice shows the one to the cutting guide only. */
  readonly hrefFor?: LineHrefFor | undefined
}

/**
 * An invoice for screen and print: seller, addresses, lines, totals with the rate of the tax,
 * payment and refunds. With null it says that the invoice is loaded.
 */
export function InvoiceView({ invoice, hrefFor }: InvoiceViewProps): ReactNode {
  if (invoice === null) return <InvoiceLoading />
  needProps('InvoiceView', { invoice }, {}, 'of getInvoice()')
  return <LoadedInvoice invoice={invoice} hrefFor={hrefFor} />
}

function InvoiceLoading(): ReactNode {
  const { t } = useMessages()
  return (
    <p className={css.loading} role="status">
      {t('invoice.loading')}
    </p>
  )
}

interface LoadedInvoiceProps extends InvoiceViewProps {
  readonly invoice: Invoice
}

function LoadedInvoice({ invoice, hrefFor }: LoadedInvoiceProps): ReactNode {
  const { t, date, locale } = useMessages()
  const { order, payment, shippingAddress, billingCountry } = invoice
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
        {invoice.seller === null ? null : <SellerText seller={invoice.seller} />}
        {billing === null && billingCountry === null ? null : (
          <section>
            <h2 className={css.label}>{t('invoice.billedTo')}</h2>
            {billing !== null && <AddressText address={billing} />}
            {billing === null && billingCountry !== null && (
              <p className={css.text}>{formatCountry(billingCountry, locale)}</p>
            )}
            <p className={css.quiet}>{invoice.email}</p>
            {invoice.vatNumber !== null && (
              <p className={css.quiet}>{t('checkout.vatOn', { number: invoice.vatNumber })}</p>
            )}
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
          <PaidLines {...invoice} />
          <p className={css.quiet}>
            {t('invoice.reference')}
            <br />
            <span className={css.reference}>{invoice.gatewayMetadata.chargeId}</span>
          </p>
        </section>
      </div>
      <MeasuredIn measurement={invoice.measurement}>
        <InvoiceLines items={order.items} hrefFor={hrefFor} />
      </MeasuredIn>
      <div className={css.totals}>
        <OrderTotals pricing={order.pricing} promo={order.promo} ships={order.needsShipping} />
        <AfterPayment invoice={invoice} />
      </div>
    </article>
  )
}
