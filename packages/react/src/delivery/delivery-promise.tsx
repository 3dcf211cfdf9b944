'use client'
import type { DeliveryEstimate } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './delivery-promise.css.ts'

/** Props of {@link DeliveryPromise}. */
export interface DeliveryPromiseProps {
  /** The answer of the call `estimateDelivery` for the country, cheapest first. */
  readonly estimates: readonly DeliveryEstimate[]
  /** The country that is delivered to, an ISO code such as `DE`. */
  readonly country: string
  /** True for a product whose standard delivery is free. */
  readonly shipsFree?: boolean | undefined
  /** The page on which shoppers choose another country. */
  readonly changeHref?: string | undefined
}

/** When a product arrives that is ordered today, and what its cheapest delivery costs. */
export function DeliveryPromise({
  estimates,
  country,
  shipsFree = false,
  changeHref,
}: DeliveryPromiseProps): ReactNode {
  needProps('DeliveryPromise', {}, { estimates }, 'of estimateDelivery()')
  const { t, dateRange, locale } = useMessages()
  const [cheapest] = estimates
  return (
    <div className={css.promise}>
      {cheapest && (
        <p className={css.days}>
          {t('delivery.arrives', { dates: dateRange(cheapest.arrivesFrom, cheapest.arrivesUntil) })}
        </p>
      )}
      <p className={css.terms}>
        {cheapest ? (
          <Terms estimate={cheapest} country={country} shipsFree={shipsFree} />
        ) : (
          t('delivery.none', { country: formatCountry(country, locale) })
        )}{' '}
        {changeHref !== undefined && <a href={changeHref}>{t('delivery.change')}</a>}
      </p>
    </div>
  )
}

/** `United States: standard delivery US$6.95, free from US$75.00`. */
function Terms({
  estimate: { price, freeFrom },
  country,
  shipsFree,
}: {
  readonly estimate: DeliveryEstimate
  readonly country: string
  readonly shipsFree: boolean
}): ReactNode {
  const { t, money, locale } = useMessages()
  const place = { country: formatCountry(country, locale), price: money(price) }
  if (shipsFree) return t('delivery.free')
  return freeFrom === null
    ? t('delivery.terms', place)
    : t('delivery.termsFreeFrom', { ...place, amount: money(freeFrom) })
}
