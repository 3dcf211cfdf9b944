import type { MeasurementSystem } from '@selvage/core/locale'
import { isSmallLength, lengthOffers } from '@selvage/core/wallpaper'
import type { LengthOffer, WallLengthError } from '@selvage/core/wallpaper'
import { lengthErrorOf } from './typed-length.ts'
import type { ReadField } from './typed-length.ts'
import type { LengthField, TypedLength } from './wallpaper-calculator.types.ts'

/** A length field: its text, what was understood, and its error. */
export interface LengthFieldView {
  readonly field: LengthField
  readonly typed: string
  readonly fieldError: WallLengthError | undefined
  /** Lengths that a decimal may mean, those of a wall first; the field offers each. */
  readonly offers: readonly LengthOffer[]
  /** True for a text with two readings, such as `1.250`, which the offers are. */
  readonly isAmbiguous: boolean
  /** For a text with a unit: its exact length, and the whole length that the plan uses. */
  readonly understood: { readonly exact: number; readonly whole: number } | undefined
  /** True for a number without a unit that is small for a wall: inches were meant, or feet? */
  readonly isSmall: boolean
  /** True after the field was left or the form was sent. */
  readonly touched: boolean
}

/** Returns the view of a length field. */
export function fieldView(
  length: TypedLength,
  field: LengthField,
  read: ReadField,
  system: MeasurementSystem,
): LengthFieldView {
  const { typed, touched } = length
  const { whole } = read
  return {
    field,
    typed,
    touched,
    fieldError: lengthErrorOf(read, length),
    offers: lengthOffers(read, system),
    isAmbiguous: !read.ok && read.grouped !== undefined,
    understood:
      read.ok && read.hasUnit && whole !== undefined ? { exact: read.value, whole } : undefined,
    isSmall: isSmallLength(read, system),
  }
}
