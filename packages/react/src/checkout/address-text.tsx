'use client'
import { addressLines } from '@selvage/core/checkout'
import type { Address } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { address as addressText } from '../order/order.css.ts'
import { needProps } from '../provider/need-props.ts'

/** An address in the order of lines of a parcel label. */
export function AddressText({
  address,
}: {
  /** The address to write out. */
  readonly address: Address
}): ReactNode {
  needProps('AddressText', { address }, {}, 'of getCheckout()')
  const { locale } = useMessages()
  const lines = [...addressLines(address), formatCountry(address.country, locale)]
  return <address className={addressText}>{lines.join('\n')}</address>
}
