import { intlLocale } from '../locale/locale.ts'

const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a locale: `Germany` for `DE`. An unknown code is its own name. */
export function formatCountry(code: string, locale: string): string {
  const made = names.get(locale) ?? new Intl.DisplayNames([intlLocale(locale)], { type: 'region' })
  names.set(locale, made)
  return made.of(code) ?? code
}
