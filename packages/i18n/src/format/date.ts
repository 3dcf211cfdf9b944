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

/** The form of {@link formatTime}, for a script that writes a time in the reader's own zone. */
export const TIME_FORM = {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/**
 * Returns what a language writes behind the minutes of {@link formatTime}: German names the hour,
 * which `Intl` leaves out; empty in every other.
 */
export const afterMinutes = (locale: string): string => (locale.startsWith('de') ? '\u00a0Uhr' : '')

/**
 * Formats a time with its day and its time zone, such as `November 21 at 4:30 PM UTC`. The zone is
 * UTC unless another is given.
 */
export function formatTime(time: string | Date, locale: string, timeZone = 'UTC'): string {
  const form = new Intl.DateTimeFormat(intlLocale(locale), { ...TIME_FORM, timeZone })
  return form
    .formatToParts(new Date(time))
    .map(({ type, value }) => (type === 'minute' ? value + afterMinutes(locale) : value))
    .join('')
}
