import { cmToInches, inchesToCm } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { readLength } from '../wallpaper/read-length.ts'
import { REPEAT_WIDTH_IN } from './own-design-rules.ts'

/** The width of a repeat as it was read from a text, inches. */
export interface ReadRepeatWidth {
  /** The width that the text says. */
  readonly exactIn: number
  /** The width that is printed: the nearest step of half an inch. */
  readonly widthIn: number
  /** True where the text has a unit, such as `9 cm`. */
  readonly hasUnit: boolean
}

/**
 * Reads the width of a repeat as people write it, with the reader of every length: `9`, `9.5 in`,
 * `10 1/2`, `23 cm`, `22,9`; undefined where it is no length or one that no repeat has. A number
 * without a unit, here a decimal one too, is in inches or centimeters, as the reader measures.
 *
 * @example
 * readRepeatWidth('7.3', 'imperial') // { exactIn: 7.3, widthIn: 7.5, hasUnit: false }
 */
export function readRepeatWidth(
  typed: string,
  system: MeasurementSystem,
): ReadRepeatWidth | undefined {
  const read = readLength(typed, system)
  const amount = read.ok ? read.value : read.decimal
  if (amount === undefined) return undefined
  const exactIn = system === 'metric' ? cmToInches(amount) : amount
  const { min, max, step } = REPEAT_WIDTH_IN
  const widthIn = Math.round(exactIn / step) * step
  if (widthIn < min || widthIn > max) return undefined
  return { exactIn, widthIn, hasUnit: read.ok && read.hasUnit }
}

/** Writes the width of a repeat without a unit, as a reader types it: `9.5`, or `24.1` for cm. */
export const typeRepeatWidth = (widthIn: number, system: MeasurementSystem): string =>
  String(system === 'metric' ? Math.round(inchesToCm(widthIn) * 10) / 10 : widthIn)
