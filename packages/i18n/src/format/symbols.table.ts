import type { Currency } from '@selvage/core/locale'

/**
 * The symbol of each currency, the same in every language (Intl alone would print `$`, `CA$`,
 * `A$`).
 * @source spec 2 §9
 */
export const currencySymbols = {
  USD: 'US$',
  GBP: '£',
  EUR: '€',
  CAD: 'CA$',
  AUD: 'AU$',
} as const satisfies Record<Currency, string>
