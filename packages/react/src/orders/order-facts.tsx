'use client'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { AddressText } from '../checkout/address-text.tsx'
import { DeliveryLine } from '../checkout/delivery-line.tsx'
import { PaidLines } from '../checkout/credit-lines.tsx'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'
import { OwnTime } from '../order/own-time.tsx'
import { OrderTotals } from '../order/index.ts'
import * as css from './orders.css.ts'

/** Addresses, delivery, payment with refunds, and the totals of a placed order. */
export function OrderFacts({ order }: { readonly order: PlacedOrderDetails }): ReactNode {
  const { t, money } = useMessages()
  const { shippingAddress, delivery, gift, payment, refunds, refundPending, placedAt } = order
  const { pricing } = order.order
  return (
    <div className={css.parts}>
      {shippingAddress && (
        <section>
          <h3 className={css.label}>{t('orders.sentTo')}</h3>
          <AddressText address={shippingAddress} />
          {delivery && (
            <>
              <h3 className={css.label}>{t('checkout.deliverBy')}</h3>
              <p>
                <DeliveryLine option={delivery} gift={gift} hasDates={false} />
              </p>
            </>
          )}
        </section>
      )}
      <section>
        <h3 className={css.label}>{t('orders.paidWith')}</h3>
        <PaidLines {...order} />
        <ul className={css.payments}>
          {order.due.minor > 0 && (
            <li>
              <RichText
                sentence={(day) => t('orders.paidOn', { amount: money(order.due), date: day })}
              >
                <OwnTime at={placedAt} day="long" />
              </RichText>
            </li>
          )}
          {refunds.map(({ amount, refundedAt }, at) => (
            <li key={`${refundedAt} ${at}`}>
              <RichText
                sentence={(day) => t('orders.refundedOn', { amount: money(amount), date: day })}
              >
                <OwnTime at={refundedAt} day="long" />
              </RichText>
            </li>
          ))}
          {order.creditReturned.minor > 0 && (
            <li>{t('orders.creditReturned', { amount: money(order.creditReturned) })}</li>
          )}
        </ul>
        {refundPending && <p className={css.quiet}>{t('orders.refundPending')}</p>}
        {payment?.billingAddress && (
          <>
            <h3 className={css.label}>{t('orders.billedTo')}</h3>
            <AddressText address={payment.billingAddress} />
          </>
        )}
      </section>
      <section>
        <OrderTotals
          pricing={pricing}
          promo={order.order.promo}
          ships={order.order.needsShipping}
        />
      </section>
    </div>
  )
}
