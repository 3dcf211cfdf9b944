// Runs in the frame and again on the provider's server: the browser's answer is a courtesy, the
// server's counts.
import type { CardError, CardErrorCode, CardField } from '@selvage/core/card-frame'
import type { TypedExpiry } from './expiry.ts'

/** The card as the frame sends it to its server: the expiry as a month and a year. */
export type TypedCard = Readonly<Record<Exclude<CardField, 'expiry'>, string>> & TypedExpiry

/** The card as it is understood. */
export interface ReadCard {
  readonly number: string
  readonly brand: string
  readonly cvc: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly name: string
}

interface Brand {
  readonly name: string
  readonly starts: RegExp
  readonly lengths: readonly number[]
  readonly cvc: number
}

const BRANDS: readonly Brand[] = [
  { name: 'visa', starts: /^4/, lengths: [16, 19], cvc: 3 },
  {
    name: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { name: 'amex', starts: /^3[47]/, lengths: [15], cvc: 4 },
  { name: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], cvc: 3 },
  { name: 'diners', starts: /^(30[0-5]|36|38)/, lengths: [14, 16, 19], cvc: 3 },
  { name: 'jcb', starts: /^35(2[89]|[3-8])/, lengths: [16, 19], cvc: 3 },
  { name: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
]
const OTHER: Brand = { name: 'unknown', starts: /^/, lengths: [13, 14, 15, 16, 17, 18, 19], cvc: 3 }
/** A card is valid for at most this many years ahead. */
const MOST_YEARS = 30
/** A name with this many digits is a card number in the wrong field. */
const LEAST_CARD_DIGITS = 12

/** The number without the spaces and dashes that people group it with. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '')
}

/** The brand that a number, or its beginning, belongs to. */
export function brandOf(typed: string): Brand {
  const digits = cardDigits(typed)
  return BRANDS.find((brand) => brand.starts.test(digits)) ?? OTHER
}

/** Groups a number as it stands on the card: 4 6 5 for American Express, else fours. */
export function groupNumber(typed: string): string {
  const digits = cardDigits(typed)
  if (!/^\d+$/.test(digits)) return typed
  return (
    brandOf(digits).name === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/.{1,4}/g) ?? [])
  )
    .filter(Boolean)
    .join(' ')
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function nameError(typed: string): CardErrorCode | undefined {
  if (typed.trim() === '') return 'required'
  const digits = typed.match(/[0-9]/g) ?? []
  return digits.length >= LEAST_CARD_DIGITS ? 'CARD_NAME_INVALID' : undefined
}

function numberError(typed: string): CardErrorCode | undefined {
  const digits = cardDigits(typed)
  if (digits === '') return 'required'
  if (!/^[0-9]+$/.test(digits)) return 'CARD_NUMBER_INVALID'
  const { lengths } = brandOf(digits)
  if (digits.length < Math.min(...lengths)) return 'CARD_NUMBER_INCOMPLETE'
  return lengths.includes(digits.length) && passesLuhn(digits) ? undefined : 'CARD_NUMBER_INVALID'
}

function cvcError(typed: string, wanted: number): CardErrorCode | undefined {
  const cvc = typed.trim()
  if (cvc === '') return 'required'
  if (!/^[0-9]+$/.test(cvc) || cvc.length > wanted) return 'CARD_CVC_INVALID'
  return cvc.length < wanted ? 'CARD_CVC_INCOMPLETE' : undefined
}

function expiryError(
  { expiry_month, expiry_year }: TypedExpiry,
  now: Date,
): CardErrorCode | undefined {
  const [month, year] = [expiry_month.trim(), expiry_year.trim()]
  if (month === '' && year === '') return 'required'
  if (!/^(0?[1-9]?|1[0-2])$/.test(month) || !/^[0-9]{0,4}$/.test(year)) return 'CARD_EXPIRY_INVALID'
  if (Number(month) === 0 || year === '' || year.length % 2 === 1) return 'CARD_EXPIRY_INCOMPLETE'
  // The card is good until its month has ended everywhere on earth (UTC-12).
  const ends = Date.UTC(fullYear(year), Number(month), 1, 12)
  if (ends <= now.getTime()) return 'CARD_EXPIRED'
  return fullYear(year) > now.getUTCFullYear() + MOST_YEARS ? 'CARD_EXPIRY_INVALID' : undefined
}

const fullYear = (typed: string) =>
  typed.trim().length === 2 ? 2000 + Number(typed) : Number(typed)

/**
 * Checks a card, field by field in their order. @source spec 1 §5 (CVC at most 4 digits), §8 (card
 * errors)
 */
export function cardErrors(card: TypedCard, now: Date): CardError[] {
  const found: readonly (readonly [CardField, CardErrorCode | undefined])[] = [
    ['name', nameError(card.name)],
    ['number', numberError(card.number)],
    ['expiry', expiryError(card, now)],
    ['cvc', cvcError(card.cvc, brandOf(card.number).cvc)],
  ]
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []))
}

/**
 * Returns the errors that are left when the error of `field` is another one or none. A field that
 * had none stays without one.
 */
export function errorsAfter(
  errors: readonly CardError[],
  field: CardField,
  now: CardError | undefined,
): CardError[] {
  return errors.flatMap((each) => {
    if (each.field !== field) return [each]
    return now ? [now] : []
  })
}

/** Reads a card that has no errors. */
export function readCard(card: TypedCard): ReadCard {
  const number = cardDigits(card.number)
  return {
    number,
    brand: brandOf(number).name,
    cvc: card.cvc.trim(),
    expiryMonth: Number(card.expiry_month),
    expiryYear: fullYear(card.expiry_year),
    name: card.name.trim().slice(0, 120),
  }
}
