import { intlLocale } from '../locale/locale.ts'

/**
 * Formats a day, such as `November 21, 2026`, from an ISO string or a date. The time zone is UTC
 * unless another is given, so that server and browser print the same day.
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

/** Formats the days between which a parcel is expected, such as `Nov 24 – 26, 2026`. */
export function formatDateRange(
  from: string | Date,
  to: string | Date,
  locale: string,
  timeZone = 'UTC',
): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeZone })
  return format.formatRange(new Date(from), new Date(to))
}
