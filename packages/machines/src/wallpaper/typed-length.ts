import { CM_PER_INCH, inchesToCm, cmToInches } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { feetToInches, MAX_WALL_LENGTH, readWallLength } from '@selvage/core/wallpaper'
import type { WallLengthError } from '@selvage/core/wallpaper'
import type { TypedLength } from './wallpaper-calculator.types.ts'

/** Tolerance for floating-point errors, so that 254 cm become 100 in and not 101 in. */
const EPSILON = 1e-9

/** Returns a field that was just typed into. */
export const typedLength = (id: number, typed: string): TypedLength => ({
  id,
  typed,
  touched: false,
})

/**
 * Converts a field to the other measurement system, rounded up. A field that was converted before
 * gets its earlier text back, and a text that is no length stays as it is.
 */
export function convertLength(length: TypedLength, to: MeasurementSystem): TypedLength {
  const before = length.typed
  if (length.before !== undefined) return { ...length, typed: length.before, before }
  const read = readWhole(length.typed)
  if (read === undefined) return { ...length, before }
  return {
    ...length,
    typed: String(Math.ceil((to === 'metric' ? inchesToCm(read) : cmToInches(read)) - EPSILON)),
    before,
  }
}

/**
 * Returns the error to show at a field. A wrong character is an error at once, a missing length
 * only after the field was left.
 */
export function lengthErrorOf({ typed, touched }: TypedLength): WallLengthError | undefined {
  const read = readWallLength(typed)
  if (read.ok) return undefined
  return touched || read.error === 'numeric' || read.error === 'whole' || read.error === 'maximum'
    ? read.error
    : undefined
}

/** A correction that a field offers for the typed text. */
export interface LengthOffer {
  /** `feet` converts feet to the unit of the field; `whole` rounds a decimal up. */
  readonly of: 'feet' | 'whole'
  readonly typed: string
  /** In the unit of the field. */
  readonly value: number
}

/**
 * Returns the correction for a typed text, such as 108 in or 275 cm for `9 ft` and 96 for `95.5`;
 * undefined where there is none.
 */
export function offerOf(
  { typed }: Pick<TypedLength, 'typed'>,
  system: MeasurementSystem,
): LengthOffer | undefined {
  const inches = feetToInches(typed)
  const text = typed.trim()
  if (inches !== undefined)
    return offer(
      'feet',
      text,
      system === 'imperial' ? inches : Math.ceil(inches * CM_PER_INCH - EPSILON),
    )
  return /^\d{1,6}[.,]\d{0,9}$/.test(text)
    ? offer('whole', text, Math.ceil(Number(text.replace(',', '.'))))
    : undefined
}

function offer(of: LengthOffer['of'], typed: string, value: number): LengthOffer | undefined {
  return value >= 1 && value <= MAX_WALL_LENGTH ? { of, typed, value } : undefined
}

/** Parses a whole length from 0, such as the position of an opening. */
export function readWhole(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,6}$/.test(text) && Number(text) <= MAX_WALL_LENGTH ? Number(text) : undefined
}
