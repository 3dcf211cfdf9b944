import type { MeasurementSystem } from '@selvage/core/locale'
import { numberFormat } from './formatters.ts'

/**
 * Scale of a length: `short` for a cut or a width (in, cm), `repeat` for the repeat of a print,
 * which has a decimal of a centimeter because many lie side by side, `long` for fabric by length
 * (yd, m), `wall` for panels and rolls (ft, cm).
 */
export type LengthScale = 'short' | 'repeat' | 'long' | 'wall'

/** @source spec 2 §9 */
const centimetersPerInch = 2.54
const inchesPerYard = 36
const inchesPerFoot = 12

const units = {
  imperial: {
    short: { unit: 'inch', perInch: 1, digits: 2 },
    repeat: { unit: 'inch', perInch: 1, digits: 2 },
    long: { unit: 'yard', perInch: 1 / inchesPerYard, digits: 2 },
    wall: { unit: 'foot', perInch: 1 / inchesPerFoot, digits: 2 },
  },
  metric: {
    short: { unit: 'centimeter', perInch: centimetersPerInch, digits: 0 },
    repeat: { unit: 'centimeter', perInch: centimetersPerInch, digits: 1 },
    long: { unit: 'meter', perInch: centimetersPerInch / 100, digits: 2 },
    wall: { unit: 'centimeter', perInch: centimetersPerInch, digits: 0 },
  },
} as const

/**
 * Formats a length in inches with the unit names and separators of the locale: `10.5 in` or `27
 * cm`; with the scale `long`, `2 yd` or `1.83 m`; with `wall`, `9 ft` or `274 cm`. The number stays
 * on the line of its unit.
 */
export function formatLength(
  lengthIn: number,
  locale: string,
  measurement: MeasurementSystem,
  scale: LengthScale = 'short',
): string {
  const { unit, perInch, digits } = units[measurement][scale]
  const value = lengthIn * perInch
  // Below 10 cm, whole centimeters are too coarse for comparing repeats.
  const maximumFractionDigits = digits === 0 && value < 10 ? 1 : digits
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  })
    .format(value)
    .replaceAll(' ', '\u00a0')
}

/**
 * Formats a width and height in inches with one unit at the end, as one piece that no line breaks:
 * `18 × 28 in` or `46 × 71 cm`.
 */
export function formatSize(
  widthIn: number,
  heightIn: number,
  locale: string,
  measurement: MeasurementSystem,
  scale: LengthScale = 'short',
): string {
  const { perInch, digits } = units[measurement][scale]
  const value = widthIn * perInch
  const maximumFractionDigits = digits === 0 && value < 10 ? 1 : digits
  const width = numberFormat(locale, { maximumFractionDigits }).format(value)
  const height = formatLength(heightIn, locale, measurement, scale)
  return `${width} × ${height}`.replaceAll(' ', '\u00a0')
}
