import type { MeasurementSystem } from '../locale/locale.table.ts'

/**
 * Centimeters in one inch.
 * @source spec 1 §9
 */
export const CM_PER_INCH = 2.54
/** Inches in one yard. */
export const INCHES_PER_YARD = 36
/** Centimeters in one meter. */
export const CM_PER_METER = 100

/** Converts inches to centimeters without rounding. */
export function inchesToCm(inches: number): number {
  return inches * CM_PER_INCH
}

/** Converts centimeters to inches without rounding. */
export function cmToInches(cm: number): number {
  return cm / CM_PER_INCH
}

/** A length for display: inches in quarters, or whole centimeters. */
export interface ShownLength {
  readonly value: number
  readonly unit: 'in' | 'cm'
}

/** Rounds a length in inches for display in a measurement system. */
export function shownLength(inches: number, system: MeasurementSystem): ShownLength {
  return system === 'imperial'
    ? { value: Math.round(inches * 4) / 4, unit: 'in' }
    : { value: Math.round(inchesToCm(inches)), unit: 'cm' }
}
