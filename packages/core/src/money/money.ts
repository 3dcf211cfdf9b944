import type { Currency } from '../locale/locale.table.ts'

/**
 * An amount in the currency's minor unit (cents, pence), a safe integer. The gateway computes
 * amounts; pages only show them.
 */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/**
 * Makes an amount. Throws a RangeError when `minor` is not a safe integer, so that a rounding error
 * never spreads.
 */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`Money needs a safe integer of minor units, got ${minor}.`)
  return { minor, currency }
}

function same(a: Money, b: Money): Currency {
  if (a.currency !== b.currency)
    throw new RangeError(`Cannot combine ${a.currency} with ${b.currency}.`)
  return a.currency
}

/** Adds two amounts. Throws a RangeError when their currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  return money(a.minor + b.minor, same(a, b))
}

/** Subtracts the second amount from the first. Throws a RangeError when their currencies differ. */
export function subtractMoney(a: Money, b: Money): Money {
  return money(a.minor - b.minor, same(a, b))
}

/** Multiplies an amount and rounds to whole minor units, half away from zero. */
export function multiplyMoney(amount: Money, times: number): Money {
  const exact = amount.minor * times
  return money(Math.sign(exact) * Math.round(Math.abs(exact)), amount.currency)
}

/** True when both currency and amount are equal. */
export function sameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor
}

/**
 * Splits an amount into `parts` that sum to it exactly; the first parts carry the odd minor units.
 * 100.01 in 4 parts gives 25.01, 25.00, 25.00, 25.00.
 * @source spec 1 §9 (instalments: 4 payments)
 */
export function splitMoney(amount: Money, parts: number): Money[] {
  const base = Math.trunc(amount.minor / parts)
  const odd = amount.minor - base * parts
  return Array.from({ length: parts }, (_, at) =>
    money(base + (at < Math.abs(odd) ? Math.sign(odd) : 0), amount.currency),
  )
}
