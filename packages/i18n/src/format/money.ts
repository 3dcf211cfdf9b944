import type { Currency } from '@selvage/core/locale'
import type { Money } from '@selvage/core/money'
import { intlLocale } from '../locale/locale.ts'
import { currencySymbols } from './symbols.table.ts'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(locale: string, currency: Currency): Intl.NumberFormat {
  const id = `${locale} ${currency}`
  let formatter = formatters.get(id)
  if (formatter === undefined) {
    // The narrow symbol is never letters, so Intl sets no space that our own symbol should not have.
    formatter = new Intl.NumberFormat(intlLocale(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formatters.set(id, formatter)
  }
  return formatter
}

/**
 * `US$12.50`, in German `12,50 US$`: the locale's separators and order, the shop's symbols, always two decimals.
 * @source spec 2 §9
 */
export function formatMoney(amount: Money, locale: string): string {
  return formatterFor(locale, amount.currency)
    .formatToParts(amount.minor / 100)
    .map((part) => (part.type === 'currency' ? currencySymbols[amount.currency] : part.value))
    .join('')
}
