'use client'
import { leftForFreeShipping } from '@selvage/core/cart'
import type { OrderPricing } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './order.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link OrderTotals}. */
export interface OrderTotalsProps {
  /** The amounts of an order: a cart's `pricing`. */
  readonly pricing: OrderPricing
}

/**
 * The costs of an order, part by part, as the gateway computed them. A part that is not known yet
 * says when it will be.
 */
export function OrderTotals({ pricing }: OrderTotalsProps): ReactNode {
  needProps('OrderTotals', { pricing }, {}, 'of a cart')
  const { t, money } = useMessages()
  return (
    <dl className={css.totals}>
      <Row label={t('cart.subtotal')}>{money(pricing.subtotal)}</Row>
      {pricing.discount.minor === 0 ? null : (
        <Row label={t('cart.discount')}>−{money(pricing.discount)}</Row>
      )}
      <Row label={t('cart.delivery')}>
        <Shipping price={pricing.shipping} />
      </Row>
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

function Shipping({ price }: { readonly price: OrderPricing['shipping'] }): ReactNode {
  const { t, money } = useMessages()
  if (price === null) return <span className={css.quietInline}>{t('cart.deliveryNext')}</span>
  return price.minor === 0 ? t('cart.deliveryFree') : money(price)
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
 * Shows the amount that is missing until standard delivery is free, or that it is free; nothing
 * where no threshold is set.
 */
export function FreeShipping({ pricing }: OrderTotalsProps): ReactNode {
  needProps('FreeShipping', { pricing }, {}, 'of a cart')
  const { t, money } = useMessages()
  const left = leftForFreeShipping(pricing)
  if (left === undefined) return null
  return (
    <p className={css.shippingNote}>
      {left.minor > 0
        ? t('cart.freeShippingLeft', { amount: money(left) })
        : t('cart.freeShippingDone')}
    </p>
  )
}
