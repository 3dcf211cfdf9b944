import type { MeasurementSystem } from '../locale/locale.table.ts'
import type { TypedLengthResult } from './read-length.ts'
import { isSmallWall } from './wall-length.ts'

/** A wall is rarely longer, inches or centimeters. */
const LARGEST_USUAL = { imperial: 360, metric: 1_000 } as const

/** True for a number without a unit that is small for a wall. */
export const isSmallLength = (read: TypedLengthResult, system: MeasurementSystem): boolean =>
  read.ok && !read.hasUnit && isSmallWall(read.value, system)

/** A length that may have been meant by a number that cannot be taken as it is. */
export interface LengthOffer {
  readonly amount: number
  /** True for feet or meters, false for inches or centimeters. */
  readonly isLarge: boolean
}

/**
 * Returns the lengths that a decimal without a unit may mean, those that can be a wall first: for
 * `2,5` with centimeters 2.5 m, then 3 cm; for `1.250` 1.25 m and 1250 cm. A text that was read, or
 * that has no number, has none.
 */
export function lengthOffers(read: TypedLengthResult, system: MeasurementSystem): LengthOffer[] {
  if (read.ok || read.decimal === undefined || read.roundedUp === undefined) return []
  const { decimal, roundedUp, grouped } = read
  const large = system === 'imperial' ? 12 : 100
  const isSmall = isSmallWall(decimal, system)
  const offers = [
    ...(grouped === undefined ? [] : [{ amount: grouped, isLarge: false }]),
    ...(grouped !== undefined && isSmall ? [] : [{ amount: roundedUp, isLarge: false }]),
    ...(isSmall ? [{ amount: decimal, isLarge: true }] : []),
  ]
  const isWall = ({ amount, isLarge }: LengthOffer): boolean => {
    const length = isLarge ? amount * large : amount
    return !isSmallWall(length, system) && length <= LARGEST_USUAL[system]
  }
  return [...offers.filter(isWall), ...offers.filter((offer) => !isWall(offer))]
}
