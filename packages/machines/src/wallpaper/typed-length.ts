import { inchesToCm, cmToInches } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { readLength, wholeWall } from '@selvage/core/wallpaper'
import type { TypedLengthResult, WallLengthError } from '@selvage/core/wallpaper'
import type { TypedLength, WallpaperCalculatorContext } from './wallpaper-calculator.types.ts'

/** Returns a field that was just typed into. */
export const typedLength = (id: number, typed: string): TypedLength => ({
  id,
  typed,
  touched: false,
})

const isBlank = (typed: string | undefined): boolean => typed?.trim() === ''

/** A field's text as it was read. */
export type ReadField = TypedLengthResult & {
  /** The whole length that the plan uses; undefined where the text has an error. */
  readonly whole?: number | undefined
  /** True for a further wall without a width yet: the plan goes on without it. */
  readonly leftOut?: boolean
}

/** Reads the height and the widths of a wall, in this order. */
export function readFields({
  system,
  height,
  widths,
  design,
}: Pick<WallpaperCalculatorContext, 'system' | 'height' | 'widths' | 'design'>): ReadField[] {
  const read = [height, ...widths].map(({ typed }) => readLength(typed, system))
  const whole = wholeWall({
    system,
    lengths: read.map((each) => (each.ok ? each.value : 0)),
    isForeign: read.some((each) => each.ok && each.isForeign),
    repeat: design?.repeat,
  })
  const hasWidth = widths.some(({ typed }) => !isBlank(typed))
  return read.map((each, at) => {
    if (each.ok) return { ...each, whole: whole[at] }
    return { ...each, leftOut: hasWidth && isBlank(widths[at - 1]?.typed) }
  })
}

/**
 * Converts the height and the widths of a wall to the other measurement system, so that it takes
 * the same paper. A field that was converted before gets its earlier text back, and a text with a
 * unit or without a length stays as it is.
 */
export function convertLengths(
  context: Pick<WallpaperCalculatorContext, 'system' | 'height' | 'widths' | 'design'>,
  to: MeasurementSystem,
): TypedLength[] {
  const { system, height, widths, design } = context
  const read = [height, ...widths].map(({ typed }) => readLength(typed, system))
  const whole = wholeWall({
    system: to,
    lengths: read.map((each) => (each.ok ? converted(each.value, to) : 0)),
    isForeign: true,
    repeat: design?.repeat,
  })
  return [height, ...widths].map((length, at) => {
    const { typed: before } = length
    if (length.before !== undefined) return { ...length, typed: length.before, before }
    const field = read[at]
    return { ...length, typed: field?.ok && !field.hasUnit ? String(whole[at]) : before, before }
  })
}

/** Converts a length of an opening, rounded to a whole number. */
export function convertLength(length: TypedLength, to: MeasurementSystem): TypedLength {
  const { typed: before } = length
  if (length.before !== undefined) return { ...length, typed: length.before, before }
  const read = readPosition(before, to === 'metric' ? 'imperial' : 'metric')
  return read === undefined
    ? { ...length, before }
    : { ...length, typed: String(Math.round(converted(read, to))), before }
}

const converted = (length: number, to: MeasurementSystem): number =>
  Math.round((to === 'metric' ? inchesToCm(length) : cmToInches(length)) * 1e6) / 1e6

/** A unit that may not be typed in full, such as the `f` of `9 f`. */
const OPEN_UNIT = /\d\s*\p{L}+$/u

/**
 * Returns the error to show at a field. A wrong character is an error at once; a missing length and
 * an unknown unit only after the field was left.
 */
export function lengthErrorOf(
  read: ReadField,
  { typed, touched }: TypedLength,
): WallLengthError | undefined {
  if (read.ok || read.leftOut) return undefined
  const isOpen = read.error === 'required' || read.error === 'minimum' || OPEN_UNIT.test(typed)
  return touched || !isOpen ? read.error : undefined
}

/** Reads a whole length from 0, such as the position of an opening: `30`, `2 ft`. */
export function readPosition(typed: string, system: MeasurementSystem): number | undefined {
  if (/^\s*0+\s*$/.test(typed)) return 0
  const read = readLength(typed, system)
  return read.ok ? Math.round(read.value) : undefined
}
