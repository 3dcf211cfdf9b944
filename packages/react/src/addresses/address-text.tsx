'use client'
import { addressLines } from '@selvage/core/checkout'
import type { Address } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './addresses.css.ts'

/** An address as its country writes it, with the country and the phone number. */
export function AddressText({ address }: { readonly address: Address }): ReactNode {
  const { locale } = useMessages()
  const [name = '', ...lines] = addressLines(address)
  return (
    <address className={css.lines}>
      <b>{name}</b>
      {[...lines, formatCountry(address.country, locale), address.phone].map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
