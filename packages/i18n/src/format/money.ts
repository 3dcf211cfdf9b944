import type { Money } from '@selvage/core/money'
import { numberFormat } from './formatters.ts'
import { currencySymbols } from './symbols.table.ts'

/**
 * Formats an amount with the separators and order of the locale, the symbols of the shop, and
 * always two decimals: `US$12.50`, in German `12,50 US$`.
 * @source spec 2 §9
 */
export function formatMoney(amount: Money, locale: string): string {
  // The narrow symbol never consists of letters, so Intl adds no space that the shop's symbol must
  // not have. Two decimals are Intl's own choice for each of the shop's currencies.
  const options = {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
  } as const
  return numberFormat(locale, options)
    .formatToParts(amount.minor / 100)
    .map((part) => (part.type === 'currency' ? currencySymbols[amount.currency] : part.value))
    .join('')
}
