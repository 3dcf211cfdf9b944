import type { DELIVERY_KINDS } from '@selvage/core/checkout'

type DeliveryKind = (typeof DELIVERY_KINDS)[number]

interface DeliveryRow {
  readonly kind: DeliveryKind
  /** US cents. */
  readonly usdMinor: number
  /** Business days from the order to the first and last day of arrival, printing included. */
  readonly days: readonly [number, number]
  /** Free from the shop's threshold on. @source spec 1 §9 (free US ground shipping) */
  readonly freeFromThreshold: boolean
}

/** Delivery inside the US; fixtures. @source spec 1 §8 (standard, rush, guaranteed) */
export const US_DELIVERY: readonly DeliveryRow[] = [
  { kind: 'standard', usdMinor: 695, days: [8, 12], freeFromThreshold: true },
  { kind: 'rush', usdMinor: 1495, days: [5, 7], freeFromThreshold: false },
  { kind: 'guaranteed', usdMinor: 2995, days: [4, 4], freeFromThreshold: false },
]

/** Delivery to everywhere else; fixtures. */
export const WORLD_DELIVERY: readonly DeliveryRow[] = [
  { kind: 'standard', usdMinor: 1295, days: [10, 18], freeFromThreshold: false },
  { kind: 'express', usdMinor: 3495, days: [6, 9], freeFromThreshold: false },
]

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
