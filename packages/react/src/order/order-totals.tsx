'use client'
import { leftForFreeShipping } from '@selvage/core/cart'
import type { OrderPricing } from '@selvage/core/cart'
import { isShippingCountry } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './order.css.ts'
import { needProps } from '../provider/need-props.ts'
import { ShopContext } from '../provider/shop-context.ts'

/** Props of {@link OrderTotals}. */
export interface OrderTotalsProps {
  /** The amounts of an order: a cart's `pricing`. */
  readonly pricing: OrderPricing
  /** False for an order of which nothing is shipped, which has no delivery; else true. */
  readonly ships?: boolean | undefined
  /** The promo code whose discount it is, for the order's `promo`. */
  readonly promo?: { readonly code: string } | null | undefined
  /** The number of pieces, beside the subtotal; none when left out. */
  readonly pieces?: number | undefined
}

/**
 * The costs of an order, part by part, as the gateway computed them. A part that is not known yet
 * says when it will be.
 */
export function OrderTotals({ pricing, ships = true, promo, pieces }: OrderTotalsProps): ReactNode {
  needProps('OrderTotals', { pricing }, {}, 'of a cart')
  const { t, money } = useMessages()
  const { discount, discountGroup, shipping, shippingFrom, tax, taxIncluded } = pricing
  const isEstimate = !shipping && shippingFrom
  const later = (key: 'cart.deliveryNext' | 'cart.taxEstimated') => (
    <span className={css.quietInline}>{t(key)}</span>
  )
  const price = shipping ?? shippingFrom
  const isTaxOpen = !taxIncluded && ships && !tax
  let delivery: ReactNode = later('cart.deliveryNext')
  if (price) delivery = isEstimate ? t('cart.deliveryFrom', { price: money(price) }) : money(price)
  if (price?.minor === 0) delivery = t('cart.deliveryFree')
  return (
    <dl className={css.totals}>
      {row(
        [t('cart.subtotal'), ...(pieces ? [t('cart.pieces', { count: pieces })] : [])].join(', '),
        money(pricing.subtotal),
      )}
      {discount.minor !== 0 &&
        row(
          discountGroup === null
            ? named(t('cart.discount'), promo?.code)
            : t(`cart.discount_${discountGroup}`),
          `−${money(discount)}`,
        )}
      {ships && row(t(isEstimate ? 'cart.deliveryEstimated' : 'cart.delivery'), delivery)}
      {!taxIncluded &&
        (ships || !!tax?.minor) &&
        row(t('cart.tax'), tax ? money(tax) : later('cart.taxEstimated'))}
      <div className={css.totalRow}>
        <dt className={css.totalLabel}>{t(totalKey(!!isEstimate && !!price?.minor, isTaxOpen))}</dt>
        <dd className={css.totalAmount}>
          <Money amount={pricing.total} look="total" />
        </dd>
      </div>
      {taxIncluded && !!tax?.minor && row(t('cart.taxIncluded'), money(tax), css.quietRow)}
    </dl>
  )
}

/** The label of a total, which names what is not in it. */
function totalKey(isDeliveryOpen: boolean, isTaxOpen: boolean) {
  if (isDeliveryOpen) return isTaxOpen ? 'cart.totalBeforeBoth' : 'cart.totalBefore'
  return isTaxOpen ? 'cart.totalBeforeTax' : 'cart.total'
}

/** `Discount (SPRING10)`. */
const named = (label: string, code?: string): string =>
  code === undefined ? label : `${label} (${code})`

const row = (label: string, value: ReactNode, className = css.totalsRow): ReactNode => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/**
 * Shows the amount that is missing until standard delivery is free, or that it is free, or that
 * nothing is shipped to the shop's country; else nothing.
 */
export function FreeShipping({ pricing }: OrderTotalsProps): ReactNode {
  needProps('FreeShipping', { pricing }, {}, 'of a cart')
  const { t, money, locale } = useMessages()
  const country = use(ShopContext)?.shop?.country
  const isOpen = pricing.shipping === null && pricing.shippingFrom === null
  if (country !== undefined && isOpen && !isShippingCountry(country))
    return (
      <p className={css.shippingNote}>
        {t('cart.noDelivery', { country: formatCountry(country, locale) })}
      </p>
    )
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
