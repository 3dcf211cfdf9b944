import type { MeasurementSystem } from '../locale/locale.table.ts'

/** Centimetres in one inch. @source spec 1 §9 */
export const CM_PER_INCH = 2.54
export const INCHES_PER_YARD = 36
export const CM_PER_METER = 100

/** Centimetres of a length in inches, exact. */
export function inchesToCm(inches: number): number {
  return inches * CM_PER_INCH
}

/** Inches of a length in centimetres, exact. */
export function cmToInches(cm: number): number {
  return cm / CM_PER_INCH
}

/**
 * A length as one system shows it: `{ value, unit }`, inches with at most a quarter, centimetres
 * whole.
 */
export interface ShownLength {
  readonly value: number
  readonly unit: 'in' | 'cm'
}

/** What to show for a length in inches: quarters of an inch, or whole centimetres. */
export function shownLength(inches: number, system: MeasurementSystem): ShownLength {
  return system === 'imperial'
    ? { value: Math.round(inches * 4) / 4, unit: 'in' }
    : { value: Math.round(inchesToCm(inches)), unit: 'cm' }
}
