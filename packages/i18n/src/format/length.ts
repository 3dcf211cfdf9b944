import type { MeasurementSystem } from '@selvage/core/locale'
import { numberFormat } from './formatters.ts'

/**
 * `short` for a design or a cut (in, cm), `long` for cloth off the bolt (yd, m), `wall` for panels
 * and rolls (ft, cm).
 */
export type LengthScale = 'short' | 'long' | 'wall'

/** @source spec 2 §9 */
const centimetresPerInch = 2.54
const inchesPerYard = 36
const inchesPerFoot = 12

const units = {
  imperial: {
    short: { unit: 'inch', perInch: 1, digits: 2 },
    long: { unit: 'yard', perInch: 1 / inchesPerYard, digits: 2 },
    wall: { unit: 'foot', perInch: 1 / inchesPerFoot, digits: 2 },
  },
  metric: {
    short: { unit: 'centimeter', perInch: centimetresPerInch, digits: 0 },
    long: { unit: 'meter', perInch: centimetresPerInch / 100, digits: 2 },
    wall: { unit: 'centimeter', perInch: centimetresPerInch, digits: 0 },
  },
} as const

/**
 * `10.5 in` or `27 cm`; with scale `long`, `2 yd` or `1.83 m`, with `wall`, `9 ft` or `274 cm`, in
 * the locale's own unit names and separators.
 */
export function formatLength(
  lengthIn: number,
  locale: string,
  measurement: MeasurementSystem,
  scale: LengthScale = 'short',
): string {
  const { unit, perInch, digits } = units[measurement][scale]
  const value = lengthIn * perInch
  // Under 10 cm a whole centimetre would be too coarse to compare repeats by.
  const maximumFractionDigits = digits === 0 && value < 10 ? 1 : digits
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value)
}

/** `18 × 28 in` or `46 × 71 cm`: the unit once, at the end. */
export function formatSize(
  widthIn: number,
  heightIn: number,
  locale: string,
  measurement: MeasurementSystem,
): string {
  const { perInch, digits } = units[measurement].short
  const value = widthIn * perInch
  const maximumFractionDigits = digits === 0 && value < 10 ? 1 : digits
  const width = numberFormat(locale, { maximumFractionDigits }).format(value)
  return `${width} × ${formatLength(heightIn, locale, measurement)}`
}
