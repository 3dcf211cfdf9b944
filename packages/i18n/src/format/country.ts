import { intlLocale } from '../locale/locale.ts'

const names = new Map<string, Intl.DisplayNames>()
/** Their long names are those of an administration, and some browsers have others. */
const SHORT = ['HK']

/** The name of a country in a locale: `Germany` for `DE`. An unknown code is its own name. */
export function formatCountry(code: string, locale: string): string {
  const style = SHORT.includes(code) ? 'short' : 'long'
  const key = `${style} ${locale}`
  const made =
    names.get(key) ?? new Intl.DisplayNames([intlLocale(locale)], { type: 'region', style })
  names.set(key, made)
  return made.of(code) ?? code
}
