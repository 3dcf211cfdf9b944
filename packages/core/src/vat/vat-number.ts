/**
 * True for a VAT number of the United Kingdom as it is written: 9 or 12 digits, or GD or HA with 3
 * digits, each perhaps with XI before it. Nothing is normalized.
 * @source spec 1 §5
 */
export const isVatNumber = (value: string): boolean =>
  /^(?:XI)?(?:[0-9]{9}|[0-9]{12}|(?:GD|HA)[0-9]{3})$/.test(value) && !value.endsWith('\n')

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const

/**
 * True for a VAT number whose check digits are right, and for one that has none. A number that
 * fails deserves a warning but is accepted.
 */
export function hasRightCheckDigits(value: string): boolean {
  const [, seven, check] = /^(?:XI)?([0-9]{7})([0-9]{2})(?:[0-9]{3})?$/.exec(value) ?? []
  if (seven === undefined || check === undefined) return true
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(seven[at]), Number(check))
  // The second rule has applied to new numbers since 2010.
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** True for a country whose shoppers may name a VAT number. */
export const asksVatNumber = (country: string): boolean => country === 'GB'
