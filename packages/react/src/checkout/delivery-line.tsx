'use client'
import type { DeliveryOption, Gift } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Arrival, DeliveryPrice } from './delivery-form.tsx'
import { quoted } from '../theme/type.css.ts'

/** How an order is delivered, for how much and when, and what it says as a gift. */
export function DeliveryLine({
  option,
  gift,
  hasDates = true,
}: {
  /** The chosen delivery, from the call `getCheckout` or `getOrder`. */
  readonly option: DeliveryOption
  /** The gift options of the same order. */
  readonly gift: Gift
  /** False where the page says at another place when it arrives. */
  readonly hasDates?: boolean | undefined
}): ReactNode {
  needProps('DeliveryLine', { option, gift }, {}, 'of getCheckout()')
  const { t } = useMessages()
  return (
    <>
      {t(`checkout.kind_${option.kind}`)}, <DeliveryPrice option={option} />
      {hasDates && (
        <>
          <br />
          <Arrival option={option} />
        </>
      )}
      {gift.isGift && (
        <>
          <br />
          {t(`checkout.gift${gift.removePrices ? 'Without' : 'With'}Prices`)}{' '}
          {gift.message && <q className={quoted}>{gift.message}</q>}
        </>
      )}
    </>
  )
}
