import { numberFormat } from './formatters.ts'

/** `48,210`, in German `48.210`. */
export function formatNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(locale, options).format(value)
}

/** `8.25 %` in the locale's form, from a ratio of 1. */
export function formatPercent(ratio: number, locale: string, maximumFractionDigits = 2): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(ratio)
}
