import { cmToInches, inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { REPEAT_WIDTH_IN } from './own-design-rules.ts'

const NUMBER = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(.*)$/
const INCHES = /^(?:in(?:ch(?:es)?)?|zoll|pulg(?:adas?)?|po(?:uces?)?|["″”])\.?$/
const CENTIMETERS = /^cm\.?$/

/**
 * Reads the width of a repeat as it is typed, such as `9`, `9.5 in`, `23 cm` or `22,9`: inches,
 * rounded to half an inch; undefined where it is no length or one that no repeat has. A number
 * without a unit is in inches or centimeters, as the reader measures.
 */
export function readRepeatWidth(typed: string, system: MeasurementSystem): number | undefined {
  const [, number = '', unit = ''] = NUMBER.exec(typed.trim().toLowerCase()) ?? []
  const isMetric = unit === '' ? system === 'metric' : CENTIMETERS.test(unit)
  if (number === '' || (unit !== '' && !isMetric && !INCHES.test(unit))) return undefined
  const amount = Number(number.replace(',', '.'))
  const { min, max, step } = REPEAT_WIDTH_IN
  const rounded = Math.round((isMetric ? cmToInches(amount) : amount) / step) * step
  return rounded < min || rounded > max ? undefined : rounded
}

/** Writes the width of a repeat without a unit, as a reader types it: `9.5`, or `24.1` for cm. */
export const typeRepeatWidth = (widthIn: number, system: MeasurementSystem): string =>
  String(system === 'metric' ? Math.round(inchesToCm(widthIn) * 10) / 10 : widthIn)
