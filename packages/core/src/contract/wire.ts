import * as v from 'valibot'
import { CURRENCIES } from '../locale/locale.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import type { Money } from '../money/money.ts'
import { MAX_ID } from './id.ts'

/**
 * Text that PostgreSQL can store: no NUL, no lone surrogate, no control characters, at most `max`
 * UTF-16 units. Line breaks are allowed only where `multiline` is set.
 */
// @__NO_SIDE_EFFECTS__
export function text(
  max: number,
  { multiline = false }: { multiline?: boolean } = {},
): v.GenericSchema<string, string> {
  const control = multiline
    ? /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/
    : /[\u0000-\u001f\u007f]/
  return v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((value) => value.isWellFormed() && !control.test(value), 'text'),
  )
}

/** Like {@link text}, but empty or blank text is rejected. */
// @__NO_SIDE_EFFECTS__
export function requiredText(max: number): v.GenericSchema<string, string> {
  return v.pipe(
    text(max),
    v.check((value) => value.trim() !== '', 'required'),
  )
}

/** The most characters of so many bytes in base64. */
// @__NO_SIDE_EFFECTS__
export const base64Length = (maxBytes: number): number => Math.ceil(maxBytes / 3) * 4

/** A file of at most so many bytes in base64. */
// @__NO_SIDE_EFFECTS__
export const base64 = (maxBytes: number): v.GenericSchema<string, string> =>
  v.pipe(v.string(), v.maxLength(base64Length(maxBytes)), v.regex(/^[A-Za-z0-9+/]*={0,2}$/))

/** A positive 32-bit id. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID))

/** A public id that cannot be guessed: 16 to 64 characters of base64url. */
export const publicId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))

export const currency = v.picklist(CURRENCIES)

/** Turns a decimal amount of the wire into {@link Money}, rounded to whole minor units. */
export function money(raw: number, code: Currency): Money {
  return { minor: Math.round(raw * 100), currency: code }
}

/** Turns {@link Money} into the decimal amount of the wire. */
export function rawAmount(amount: Money): number {
  return amount.minor / 100
}

/** Price on the wire: `{ raw_price, currency }` becomes {@link Money}. */
export const price = v.pipe(
  v.object({ raw_price: v.number(), currency }),
  v.transform(({ raw_price, currency: code }): Money => money(raw_price, code)),
)

/** An answer without a body (204). */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
)

/** The number of a list's page, or of its first entry, in a query. */
export const listOffset = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)))
