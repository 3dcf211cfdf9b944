'use client'
import type { Checkout } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'

/** Says what placing the order charges, and when. */
export function PlaceHint({
  checkout,
}: {
  /** The checkout before its order is placed: what is left to pay, and how. */
  readonly checkout: Pick<Checkout, 'payment' | 'due'>
}): ReactNode {
  needProps('PlaceHint', { checkout }, {}, 'of getCheckout()')
  const { t, money } = useMessages()
  const { payment, due } = checkout
  if (due.minor === 0) return t('checkout.placeFree')
  return payment && payment.method !== 'card'
    ? t('checkout.challengeText')
    : t('checkout.placeHint', { total: money(due) })
}
