'use client'
import type { CardSummary } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'

/** Names of brands that are more than their code with a capital. */
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', jcb: 'JCB' }

/** `Visa ending in 4242, expires 04/2030`. */
export function CardLine({
  card,
}: {
  /** The card of an order: its brand, last four digits and month of expiry. */
  readonly card: Pick<CardSummary, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> &
    Partial<CardSummary>
}): ReactNode {
  needProps('CardLine', { card }, {}, 'of getCheckout()')
  const { t } = useMessages()
  return t('checkout.cardSummary', {
    brand: BRANDS[card.brand] ?? card.brand.replace(/^./, (first) => first.toUpperCase()),
    last4: card.last4,
    month: String(card.expiryMonth).padStart(2, '0'),
    year: String(card.expiryYear),
  })
}
