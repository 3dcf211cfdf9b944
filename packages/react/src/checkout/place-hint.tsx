'use client'
import type { Checkout } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'

/** Says what placing the order charges, and when. */
export function PlaceHint({
  checkout: { payment, due },
}: {
  /** The checkout before its order is placed: what is left to pay, and how. */
  readonly checkout: Pick<Checkout, 'payment' | 'due'>
}): ReactNode {
  const { t, money } = useMessages()
  if (due.minor === 0) return t('checkout.placeFree')
  return payment && payment.method !== 'card'
    ? t('checkout.challengeText')
    : t('checkout.placeHint', { total: money(due) })
}
