import type { Money } from '@selvage/core/money'
import { numberFormat } from './formatters.ts'
import { currencySymbols } from './symbols.table.ts'

/**
 * `US$12.50`, in German `12,50 US$`: the locale's separators and order, the shop's symbols, always
 * two decimals.
 * @source spec 2 §9
 */
export function formatMoney(amount: Money, locale: string): string {
  // The narrow symbol is never letters, so Intl sets no space that our own symbol should not have.
  const options = {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const
  return numberFormat(locale, options)
    .formatToParts(amount.minor / 100)
    .map((part) => (part.type === 'currency' ? currencySymbols[amount.currency] : part.value))
    .join('')
}
