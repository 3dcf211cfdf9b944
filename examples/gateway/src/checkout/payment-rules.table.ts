import type { Currency } from '@selvage/core/locale'
import type { PaymentMethod } from '@selvage/core/payment'

interface MethodTerms {
  /** The currencies that the method takes; null for all. */
  readonly currencies: readonly Currency[] | null
  /** The countries of its shoppers; null for all. */
  readonly countries: readonly string[] | null
  /** The least and the greatest total in the minor unit, in its currencies; null for none. */
  readonly limits: { readonly min: number; readonly max: number } | null
}

/**
 * The terms of each way to pay, as its provider's contract with a shop says them. Installments are
 * for residents of the United States; their limits, and PayPal's currencies, are the sandbox's.
 * @source spec 1 §5 (PayPal), §6 (installments)
 */
export const METHOD_TERMS = {
  saved_card: { currencies: null, countries: null, limits: null },
  card: { currencies: null, countries: null, limits: null },
  paypal: { currencies: ['USD', 'GBP', 'EUR'], countries: null, limits: null },
  afterpay: { currencies: ['USD'], countries: ['US'], limits: { min: 3_500, max: 100_000 } },
} as const satisfies Record<PaymentMethod, MethodTerms>
