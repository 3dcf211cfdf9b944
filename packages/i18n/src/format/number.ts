import { numberFormat } from './formatters.ts'

/** Formats a number: `48,210`, in German `48.210`. */
export function formatNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(locale, options).format(value)
}

/** Formats a ratio as a percentage in the form of the locale: 0.0825 is `8.25%`. */
export function formatPercent(ratio: number, locale: string, maximumFractionDigits = 2): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(ratio)
}
