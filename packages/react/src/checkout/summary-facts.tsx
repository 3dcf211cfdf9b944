'use client'
import { addressLines } from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { summaryFacts } from './checkout.css.ts'

interface SummaryFactsProps {
  readonly checkout: Pick<Checkout, 'shippingAddress' | 'deliveryOptions' | 'deliveryOptionId'>
  /** True where the delivery is chosen, so that the day of arrival is known. */
  readonly hasDates: boolean
}

/** Where the order goes and when it arrives, beside the steps that come after these choices. */
export function SummaryFacts({ checkout, hasDates }: SummaryFactsProps): ReactNode {
  const { t, dateRange } = useMessages()
  const { shippingAddress, deliveryOptions, deliveryOptionId } = checkout
  const option = deliveryOptions.find(({ id }) => id === deliveryOptionId)
  if (shippingAddress === null) return null
  return (
    <div className={summaryFacts}>
      <p>
        <b>{t('checkout.shipTo')}</b> {addressLines(shippingAddress).join(', ')}
      </p>
      {hasDates && option && (
        <p>
          {t('checkout.arrives', { dates: dateRange(option.arrivesFrom, option.arrivesUntil) })}
        </p>
      )}
    </div>
  )
}
