import * as v from 'valibot'
import { CURRENCIES } from '../locale/locale.table.ts'
import type { Currency } from '../locale/locale.table.ts'
import type { Money } from '../money/money.ts'

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

/** Text that must not be empty or blank. */
// @__NO_SIDE_EFFECTS__
export function requiredText(max: number): v.GenericSchema<string, string> {
  return v.pipe(
    text(max),
    v.check((value) => value.trim() !== '', 'required'),
  )
}

/** A positive 32-bit id. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** An unguessable public id: 16 to 64 characters of base64url. */
export const publicId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))

export const currency = v.picklist(CURRENCIES)

/** A decimal amount on the wire with the currency it is in; inside, minor units. */
export function money(raw: number, code: Currency): Money {
  return { minor: Math.round(raw * 100), currency: code }
}

/** The decimal amount that goes on the wire. */
export function rawAmount(amount: Money): number {
  return amount.minor / 100
}

/** Wire price: `{ raw_price, currency }` becomes {@link Money}. */
export const price = v.pipe(
  v.object({ raw_price: v.number(), currency }),
  v.transform(({ raw_price, currency: code }): Money => money(raw_price, code)),
)

/** An answer without a body (204). */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
)
