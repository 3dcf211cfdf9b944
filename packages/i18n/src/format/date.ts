import { intlLocale } from '../locale/locale.ts'

/**
 * A day such as `November 21, 2026`, from an ISO string or a date.
 * It is read in UTC unless a zone is given, so that server and browser print the same day.
 */
export function formatDate(
  day: string | Date,
  locale: string,
  style: 'long' | 'medium' | 'short' = 'long',
  timeZone = 'UTC',
): string {
  const date = typeof day === 'string' ? new Date(day) : day
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: style, timeZone }).format(date)
}

/** `Nov 24 – 26, 2026`: the span in which a parcel is expected. */
export function formatDateRange(
  from: string | Date,
  to: string | Date,
  locale: string,
  timeZone = 'UTC',
): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeZone })
  return format.formatRange(new Date(from), new Date(to))
}
