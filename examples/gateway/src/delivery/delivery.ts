import type { Address, SHIPPING_NOTICES } from '@selvage/core/checkout'
import { convertUsd } from '../prices/listed-prices.ts'
import {
  CLOSED_DAYS,
  REDUCED_RUSH_STATES,
  STANDARD_ONLY_STATES,
  US_DELIVERY,
  WORLD_DELIVERY,
} from './delivery.table.ts'

type Place = Pick<Address, 'country' | 'state'>
type Notice = (typeof SHIPPING_NOTICES)[number]

/** A delivery option with its price and arrival. */
export interface PricedDelivery {
  readonly id: string
  readonly kind: (typeof US_DELIVERY)[number]['kind']
  readonly priceMinor: number
  /** ISO dates. */
  readonly arrivesFrom: string
  readonly arrivesUntil: string
}

/** The worth of the merchandise, for delivery that becomes free. */
export interface MerchandiseWorth {
  readonly merchandiseMinor: number
  readonly freeFromMinor: number | null
  readonly rate: number
}

const isClosed = (day: Date) =>
  day.getUTCDay() === 0 ||
  day.getUTCDay() === 6 ||
  CLOSED_DAYS.includes(day.toISOString().slice(5, 10))

/** The date so many business days after a point in time (UTC), ISO. */
export function businessDay(from: Date, days: number): string {
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()))
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (!isClosed(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

function rowsFor({ country, state }: Place) {
  if (country !== 'US') return WORLD_DELIVERY
  if (STANDARD_ONLY_STATES.includes(state))
    return US_DELIVERY.filter(({ kind }) => kind === 'standard')
  return REDUCED_RUSH_STATES.includes(state)
    ? US_DELIVERY.filter(({ kind }) => kind !== 'guaranteed')
    : US_DELIVERY
}

/** True when an order to a place can ship free at all; only then is the threshold shown. */
export function canShipFree(place: Place): boolean {
  return rowsFor(place).some(({ freeFromThreshold }) => freeFromThreshold)
}

/**
 * The delivery options to a place, cheapest first. Standard delivery in the US is free from the
 * threshold on.
 */
export function deliveryOptions(
  place: Place,
  worth: MerchandiseWorth,
  now: Date,
): PricedDelivery[] {
  return rowsFor(place).map(({ kind, usdMinor, days, freeFromThreshold }) => {
    const free =
      freeFromThreshold &&
      worth.freeFromMinor !== null &&
      worth.merchandiseMinor >= worth.freeFromMinor
    return {
      id: kind,
      kind,
      priceMinor: free ? 0 : convertUsd(usdMinor, worth.rate),
      arrivesFrom: businessDay(now, days[0]),
      arrivesUntil: businessDay(now, days[1]),
    }
  })
}

/** The notices about delivery to a place. @source spec 1 §8 (shipping notices) */
export function deliveryNotices({ country, state }: Place, now: Date): Notice[] {
  const notices: Notice[] = []
  const ahead = Array.from({ length: 7 }, (_, at) => new Date(now.getTime() + at * 86_400_000))
  if (ahead.some((day) => CLOSED_DAYS.includes(day.toISOString().slice(5, 10))))
    notices.push('factory_closed')
  if (country === 'US' && STANDARD_ONLY_STATES.includes(state)) notices.push('standard_only')
  if (country === 'US' && REDUCED_RUSH_STATES.includes(state)) notices.push('reduced_rush')
  return notices
}
