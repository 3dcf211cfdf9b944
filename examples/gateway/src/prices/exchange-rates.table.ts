import type { Currency } from '@selvage/core/locale'

/**
 * Units of each currency for one US dollar, for a new database. The seed only adds what a database
 * does not have: an existing one follows its own rows in `exchange_rates`.
 */
export const EXCHANGE_RATES = {
  USD: 1,
  GBP: 0.79,
  EUR: 0.92,
  CAD: 1.36,
  AUD: 1.52,
} as const satisfies Record<Currency, number>
