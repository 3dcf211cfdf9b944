import { CM_PER_INCH, inchesToCm, cmToInches } from '@selvage/core/length'
import type { MeasurementSystem } from '@selvage/core/locale'
import { feetToInches, MAX_WALL_LENGTH, readWallLength } from '@selvage/core/wallpaper'
import type { WallLengthError } from '@selvage/core/wallpaper'
import type { TypedLength } from './wallpaper-calculator.types.ts'

/** Kept from float noise: 254 cm are 100 in, and not a hair more that would be rounded up. */
const EPSILON = 1e-9

/** A field that was just typed into. */
export const typedLength = (id: number, typed: string): TypedLength => ({
  id,
  typed,
  touched: false,
})

/**
 * What a field holds in the other system: rounded up, or what stood there before; what cannot be
 * read stays as it is.
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
 * What is to be said of a field now: a wrong character at once, a missing length only when the
 * field was left.
 */
export function lengthErrorOf({ typed, touched }: TypedLength): WallLengthError | undefined {
  const read = readWallLength(typed)
  if (read.ok) return undefined
  return touched || read.error === 'numeric' || read.error === 'whole' || read.error === 'maximum'
    ? read.error
    : undefined
}

/** What a field offers to take instead of what was typed. */
export interface LengthOffer {
  /** `feet` were typed where inches or centimetres are asked for; `whole` rounds a decimal up. */
  readonly of: 'feet' | 'whole'
  readonly typed: string
  /** In the field's system. */
  readonly value: number
}

/** `9 ft` is 108 in or 275 cm, 95.5 is 96; undefined where there is nothing to offer. */
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

/** A whole length from 0, as an opening's place may be. */
export function readWhole(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,6}$/.test(text) && Number(text) <= MAX_WALL_LENGTH ? Number(text) : undefined
}
