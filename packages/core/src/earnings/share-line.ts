import { EARNINGS_SHARE } from './earnings-rules.ts'

/** A line of a paid order, as far as it decides what its designers earn. */
export interface SoldLine {
  /** The price of all its pieces before discounts, in cents of US dollars. */
  readonly usdMinor: number
  /** The squares of each of its designs by their ids; one of one for a line of one design. */
  readonly squares: ReadonlyMap<number, number>
}

/** The terms of the line's order. */
export interface SoldTerms {
  /** The discount of the order, and the worth of all lines that it counted on; of any currency. */
  readonly discountMinor: number
  readonly discountedMinor: number
  /** The tax that the prices contain: 0.19 for 19 %, 0 where it is added to them. */
  readonly includedTaxRate: number
}

/** The steps of a tax rate: 0.0825 is 825 of them. */
const RATE_STEPS = 10_000

/**
 * Returns what each design of a line earns, in cents of US dollars: 10 % of what was paid for the
 * line after discounts and before tax, rounded down to the cent. Several designs divide that by
 * their squares, and the shares add up to it.
 */
export function shareLine(
  { usdMinor, squares }: SoldLine,
  terms: SoldTerms,
): ReadonlyMap<number, number> {
  return divide(earnedCents(usdMinor, terms), squares)
}

/** Whole numbers alone, because a quotient may be a hair less than the cent that it is. */
function earnedCents(
  usdMinor: number,
  { discountMinor, discountedMinor, includedTaxRate }: SoldTerms,
): number {
  const worth = Math.max(1, discountedMinor)
  const rate = Math.round(includedTaxRate * RATE_STEPS)
  // A designer never owes for a sale, whatever was taken off.
  const paid = Math.max(0, worth - discountMinor)
  const part = BigInt(usdMinor) * BigInt(paid) * BigInt(EARNINGS_SHARE)
  const whole = BigInt(worth) * 100n * BigInt(RATE_STEPS + rate)
  return Number((part * BigInt(RATE_STEPS)) / whole)
}

/** Divides cents by squares; those that are left go to the largest remainders, in their order. */
function divide(cents: number, squares: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const all = [...squares.values()].reduce((sum, count) => sum + count, 0)
  const shares = [...squares].map(([id, count]) => ({
    id,
    cents: Math.floor((cents * count) / all),
    rest: (cents * count) % all,
  }))
  const left = cents - shares.reduce((sum, share) => sum + share.cents, 0)
  const first = new Set([...shares].sort((one, other) => other.rest - one.rest).slice(0, left))
  return new Map(
    shares.map((share) => [share.id, share.cents + (first.has(share) ? 1 : 0)] as const),
  )
}
