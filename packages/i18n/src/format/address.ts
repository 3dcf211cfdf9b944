import type { Address } from '@selvage/core/checkout'
import { intlLocale } from '../locale/locale.ts'

const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a locale: `Germany` for `DE`. An unknown code is its own name. */
export function formatCountry(code: string, locale: string): string {
  const made = names.get(locale) ?? new Intl.DisplayNames([intlLocale(locale)], { type: 'region' })
  names.set(locale, made)
  return made.of(code) ?? code
}

/**
 * The lines of an address as they stand on a parcel: the name first, the country last, in the
 * reader's language. The United States and Canada write the postal code after the region.
 */
export function formatAddress(address: Address, locale: string): string[] {
  const { fullName, line1, line2, city, state, zipcode, country } = address
  const place =
    country === 'US' || country === 'CA' ? `${city}, ${state} ${zipcode}` : `${zipcode} ${city}`
  return [fullName, line1, line2, place, formatCountry(country, locale)].filter(
    (line) => line !== '',
  )
}
