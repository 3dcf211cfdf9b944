'use client'
import type { OrderPricing } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './order.css.ts'

export interface OrderTotalsProps {
  readonly pricing: OrderPricing
}

/**
 * What an order costs, part by part, as the gateway computed it. What is not known yet says when it
 * will be.
 */
export function OrderTotals({ pricing }: OrderTotalsProps): ReactNode {
  const { t, money } = useMessages()
  const shipping =
    pricing.shipping === null ? (
      <span className={css.quietInline}>{t('cart.deliveryNext')}</span>
    ) : pricing.shipping.minor === 0 ? (
      t('cart.deliveryFree')
    ) : (
      money(pricing.shipping)
    )
  return (
    <dl className={css.totals}>
      <Row label={t('cart.subtotal')}>{money(pricing.subtotal)}</Row>
      {pricing.discount.minor === 0 ? null : (
        <Row label={t('cart.discount')}>−{money(pricing.discount)}</Row>
      )}
      <Row label={t('cart.delivery')}>{shipping}</Row>
      {pricing.taxIncluded ? null : (
        <Row label={t('cart.tax')}>
          {pricing.tax === null ? (
            <span className={css.quietInline}>{t('cart.taxEstimated')}</span>
          ) : (
            money(pricing.tax)
          )}
        </Row>
      )}
      <div className={css.totalRow}>
        <dt className={css.totalLabel}>{t('cart.total')}</dt>
        <dd className={css.totalAmount}>
          <Money amount={pricing.total} look="total" />
        </dd>
      </div>
      {pricing.taxIncluded && pricing.tax !== null ? (
        <Row label={t('cart.taxIncluded')} quiet>
          {money(pricing.tax)}
        </Row>
      ) : null}
    </dl>
  )
}

function Row({
  label,
  children,
  quiet = false,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly quiet?: boolean
}): ReactNode {
  return (
    <div className={quiet ? css.quietRow : css.totalsRow}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * How much is missing until standard delivery is free, or that it is; nothing where no threshold is
 * set.
 */
export function FreeShipping({ pricing }: OrderTotalsProps): ReactNode {
  const { t, money } = useMessages()
  if (pricing.freeShippingFrom === null) return null
  const left =
    pricing.freeShippingFrom.minor - (pricing.subtotal.minor - Math.abs(pricing.discount.minor))
  return (
    <p className={css.shippingNote}>
      {left > 0
        ? t('cart.freeShippingLeft', { amount: money({ ...pricing.subtotal, minor: left }) })
        : t('cart.freeShippingDone')}
    </p>
  )
}
