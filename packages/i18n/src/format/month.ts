import { intlLocale } from '../locale/locale.ts'

const STYLES = {
  medium: { month: 'short', year: 'numeric' },
  short: { month: 'short' },
  long: { month: 'long' },
} as const

/**
 * Formats a month of a year, such as `2026-11`: `Nov 2026`; `short` gives `Nov`, and `long`
 * `November`, as it stands within a sentence.
 */
export function formatMonth(
  month: string,
  locale: string,
  style: 'medium' | 'short' | 'long' = 'medium',
): string {
  const form = new Intl.DateTimeFormat(intlLocale(locale), { ...STYLES[style], timeZone: 'UTC' })
  return form.format(new Date(`${month}-01T00:00:00Z`))
}
