import { splitMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** Number of payments of an installment plan. @source spec 1 §9 */
export const INSTALLMENTS = 4
/** Days between two payments of an installment plan. @source spec 1 §9 (2 weeks apart) */
export const INSTALLMENT_DAYS = 14

/** One payment of an installment plan. */
export interface Installment {
  readonly amount: Money
  /** The day on which it is due, an ISO date. */
  readonly due: string
}

/**
 * Splits a total into four payments that sum to it exactly, two weeks apart; the first payments
 * carry the odd minor units.
 * @param today the day of the first payment, an ISO date
 */
export function installmentsOf(total: Money, today: string): readonly Installment[] {
  const start = Date.parse(`${today.slice(0, 10)}T12:00:00Z`)
  return splitMoney(total, INSTALLMENTS).map((amount, at) => ({
    amount,
    due: new Date(start + at * INSTALLMENT_DAYS * 86_400_000).toISOString().slice(0, 10),
  }))
}

/** The greatest payment of an installment plan, and whether the others are the same. */
export function installmentSummary(total: Money): {
  readonly amount: Money
  readonly isEqual: boolean
} {
  // The first payment, as `splitMoney` makes it.
  const minor = Math.ceil(total.minor / INSTALLMENTS)
  return { amount: { ...total, minor }, isEqual: minor * INSTALLMENTS === total.minor }
}
