import type { DELIVERY_KINDS } from '@selvage/core/checkout'

type DeliveryKind = (typeof DELIVERY_KINDS)[number]

export interface DeliveryRow {
  readonly kind: DeliveryKind
  /** US cents. */
  readonly usdMinor: number
  /** Business days from the order to the first and last day of arrival, printing included. */
  readonly days: readonly [number, number]
  /** Worth of the merchandise, after the promo, from which it is free, US cents; null for never. */
  readonly freeFromUsdMinor: number | null
}

/**
 * The delivery options of each country that has its own, cheapest first; fixtures. They are read
 * from here and not from the database: a change counts from the next start on.
 * @source spec 1 §8 (standard, rush, guaranteed), §9 (free US ground shipping)
 */
export const DELIVERY_BY_COUNTRY: Readonly<Record<string, readonly DeliveryRow[]>> = {
  US: [
    { kind: 'standard', usdMinor: 695, days: [8, 12], freeFromUsdMinor: 7500 },
    { kind: 'rush', usdMinor: 1495, days: [5, 7], freeFromUsdMinor: null },
    { kind: 'guaranteed', usdMinor: 2995, days: [4, 4], freeFromUsdMinor: null },
  ],
}

/** Delivery to every other country that the shop ships to; fixtures. */
export const WORLD_DELIVERY: readonly DeliveryRow[] = [
  { kind: 'standard', usdMinor: 1295, days: [10, 18], freeFromUsdMinor: null },
  { kind: 'express', usdMinor: 3495, days: [6, 9], freeFromUsdMinor: null },
]

/** The carriers of the sandbox, and what each delivers. */
export const CARRIERS: Readonly<Record<string, readonly DeliveryKind[]>> = {
  ground: ['standard'],
  air: ['rush', 'guaranteed', 'express'],
}

/** Postal codes of no place. The carriers of a row do not answer for them, in any country. */
export const SILENT_CARRIERS: Readonly<Record<string, readonly string[]>> = {
  '00000': ['air'],
  '00001': ['ground', 'air'],
}

/** Islands, territories and military post, which only standard delivery reaches. */
export const STANDARD_ONLY_STATES: readonly string[] = [
  'AS',
  'GU',
  'MP',
  'PR',
  'VI',
  'FM',
  'MH',
  'PW',
  'AA',
  'AE',
  'AP',
]
/** States that no carrier guarantees a day for. */
export const REDUCED_RUSH_STATES: readonly string[] = ['AK', 'HI']

/** Days of the year, month-day, on which nothing is printed or shipped. */
export const CLOSED_DAYS: readonly string[] = ['01-01', '07-04', '12-24', '12-25', '12-26', '12-31']
