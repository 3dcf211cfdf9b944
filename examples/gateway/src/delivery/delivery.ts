import { isShippingCountry, offeredKinds } from '@selvage/core/checkout'
import type { Address, SHIPPING_NOTICES } from '@selvage/core/checkout'
import { convertUsd } from '../prices/listed-prices.ts'
import {
  CARRIERS,
  CLOSED_DAYS,
  DELIVERY_BY_COUNTRY,
  REDUCED_RUSH_STATES,
  SILENT_CARRIERS,
  STANDARD_ONLY_STATES,
  WORLD_DELIVERY,
} from './delivery.table.ts'
import type { DeliveryRow } from './delivery.table.ts'

/** A destination; an estimate has no postal code yet. */
type Place = Pick<Address, 'country' | 'state'> & Partial<Pick<Address, 'zipcode'>>
type Notice = (typeof SHIPPING_NOTICES)[number]

/** A delivery option with its price and arrival. */
export interface PricedDelivery {
  readonly id: string
  readonly kind: DeliveryRow['kind']
  readonly priceMinor: number
  /** ISO dates. */
  readonly arrivesFrom: string
  readonly arrivesUntil: string
}

/** The worth of what is shipped, for delivery that becomes free. */
export interface ShippedWorth {
  /** After the discount, in the order's currency. */
  readonly shippedMinor: number
  /** Units of that currency for one US dollar. */
  readonly rate: number
  /** False for an order of which nothing is shipped, which has no delivery. */
  readonly needsShipping?: boolean
  /** True when standard delivery of all that is shipped is free. */
  readonly shipsFree?: boolean
  /** False for an order with a line that neither rush nor guaranteed delivery brings. */
  readonly allowsRush?: boolean
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

function rowsFor({ country, state }: Place): readonly DeliveryRow[] {
  if (!isShippingCountry(country)) return []
  const rows = Object.hasOwn(DELIVERY_BY_COUNTRY, country)
    ? (DELIVERY_BY_COUNTRY[country] ?? WORLD_DELIVERY)
    : WORLD_DELIVERY
  if (country !== 'US') return rows
  if (STANDARD_ONLY_STATES.includes(state)) return rows.filter(({ kind }) => kind === 'standard')
  return REDUCED_RUSH_STATES.includes(state)
    ? rows.filter(({ kind }) => kind !== 'guaranteed')
    : rows
}

/** Returns what a carrier delivers to a place; it may fail. */
export type CarrierPort = (carrier: string, place: Place) => readonly DeliveryRow[]

/** The sandbox's carriers, which fail for the postal codes of their table. */
const sandboxCarrier: CarrierPort = (carrier, place) => {
  const { zipcode = '' } = place
  if (Object.hasOwn(SILENT_CARRIERS, zipcode) && SILENT_CARRIERS[zipcode]?.includes(carrier))
    throw new Error(`The carrier ${carrier} does not answer.`)
  return rowsFor(place).filter(({ kind }) => CARRIERS[carrier]?.includes(kind))
}

/** Asks every carrier. One that fails leaves the others' deliveries. */
function askCarriers(
  place: Place,
  ask: CarrierPort,
): { readonly rows: readonly DeliveryRow[]; readonly isWhole: boolean } {
  let hasFailed = false
  const rows = Object.keys(CARRIERS).flatMap((carrier) => {
    try {
      return ask(carrier, place)
    } catch {
      hasFailed = true
      return []
    }
  })
  return { rows, isWhole: !hasFailed && rows.length > 0 }
}

/**
 * The worth of the merchandise from which some delivery to a place is free, US cents; null where
 * none ever is.
 */
export function freeDeliveryFrom(place: Place): number | null {
  const amounts = rowsFor(place).flatMap(({ freeFromUsdMinor }) => freeFromUsdMinor ?? [])
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/** Returns what delivery to a country costs and when it arrives, before there is an order. */
export function estimates(country: string, rate: number, now: Date) {
  return rowsFor({ country, state: '' }).map(({ kind, usdMinor, days, freeFromUsdMinor }) => ({
    kind,
    raw_price: convertUsd(usdMinor, rate) / 100,
    raw_free_from: freeFromUsdMinor === null ? null : convertUsd(freeFromUsdMinor, rate) / 100,
    arrives_from: businessDay(now, days[0]),
    arrives_until: businessDay(now, days[1]),
  }))
}

/** The delivery options to a place, cheapest first. */
export function deliveryOptions(
  place: Place,
  { shippedMinor, rate, needsShipping = true, shipsFree = false, allowsRush = true }: ShippedWorth,
  now: Date,
  ask: CarrierPort = sandboxCarrier,
): PricedDelivery[] {
  if (!needsShipping) return []
  const { rows } = askCarriers(place, ask)
  return offeredKinds(rows, allowsRush).map(({ kind, usdMinor, days, freeFromUsdMinor }) => {
    const free =
      (shipsFree && kind === 'standard') ||
      (freeFromUsdMinor !== null && shippedMinor >= convertUsd(freeFromUsdMinor, rate))
    return {
      id: kind,
      kind,
      priceMinor: free ? 0 : convertUsd(usdMinor, rate),
      arrivesFrom: businessDay(now, days[0]),
      arrivesUntil: businessDay(now, days[1]),
    }
  })
}

/** The notices about an order's delivery to a place. @source spec 1 §8 (shipping notices) */
export function deliveryNotices(
  place: Place,
  now: Date,
  { allowsRush = true }: Pick<ShippedWorth, 'allowsRush'> = {},
  ask: CarrierPort = sandboxCarrier,
): Notice[] {
  const { country, state } = place
  const { rows: delivered, isWhole } = askCarriers(place, ask)
  const rows = offeredKinds(delivered, allowsRush)
  const notices: Notice[] = isWhole ? [] : ['providers_unavailable']
  const ahead = Array.from({ length: 7 }, (_, at) => new Date(now.getTime() + at * 86_400_000))
  if (ahead.some((day) => CLOSED_DAYS.includes(day.toISOString().slice(5, 10))))
    notices.push('factory_closed')
  if (country === 'US' && STANDARD_ONLY_STATES.includes(state)) notices.push('standard_only')
  if (rows.length < delivered.length) notices.push('home_decor_not_eligible')
  else if (country === 'US' && REDUCED_RUSH_STATES.includes(state)) notices.push('reduced_rush')
  // Such a day does not count, so the guaranteed one is later than it seems.
  if (isClosed(now) && rows.some(({ kind }) => kind === 'guaranteed')) notices.push('guaranteed')
  return notices
}
