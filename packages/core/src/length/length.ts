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
