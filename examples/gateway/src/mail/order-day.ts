import { isShippingCountry } from '@selvage/core/checkout'
import { formatDate, formatTime } from '@selvage/i18n/format'
import type { OrderRow } from '../db/schema/payment.ts'
import { COUNTRY_ZONES, REGION_ZONES } from './time-zones.table.ts'

type Snapshot = OrderRow['snapshot']

/**
 * Writes the day of a time as the calendar of an order's shopper had it: an order of an evening in
 * New York is one of that day, though it is the next in UTC.
 */
export function orderDay(snapshot: Snapshot, at: Date): string {
  return formatDate(at, snapshot.locale, 'long', zoneOf(snapshot))
}

/** Writes a time in the zone of an order's shopper, such as `November 21 at 4:30 PM EST`. */
export function orderTime(snapshot: Snapshot, at: Date): string {
  return formatTime(at, snapshot.locale, zoneOf(snapshot))
}

/** The zone of the address, else of the country that the order's locale is of. */
function zoneOf({ shipping_address: shipped, payment, locale }: Snapshot): string {
  const address = shipped ?? payment?.billing_address
  const country = address?.country ?? locale.split('_')[1] ?? ''
  const regions = Object.entries(REGION_ZONES[country] ?? {})
  const region = regions.find(([, states]) => states.split(' ').includes(address?.state ?? ''))
  if (region) return region[0]
  return isShippingCountry(country) ? COUNTRY_ZONES[country] : 'UTC'
}
