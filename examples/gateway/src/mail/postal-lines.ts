import { addressLines, fromWireAddress } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import type { OrderRow } from '../db/schema/payment.ts'
import { oneLine } from './translate-mail.ts'

/** The address of an order as it stands on the parcel, the country in the reader's language. */
export function postalLines({ shipping_address: wire, locale }: OrderRow['snapshot']): string[] {
  if (!wire) return []
  const address = fromWireAddress(wire)
  return [...addressLines(address), formatCountry(address.country, locale)].map(oneLine)
}
