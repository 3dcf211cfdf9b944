import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import { intlLocale } from '@selvage/i18n/locale'
import type { SelectOption } from './select-field.tsx'

// Names are slow to sort, and every form has the same list.
const sorted = new Map<string, readonly SelectOption[]>()

/**
 * Returns countries sorted by their names in a locale, with the shopper's `own` where it is not one
 * of them: those of delivery, unless `countries` are given.
 */
export function countryOptions(
  locale: string,
  own = '',
  countries: readonly string[] = SHIPPING_COUNTRIES,
): readonly SelectOption[] {
  const key = [locale, own, countries.length].join(' ')
  const known = sorted.get(key)
  if (known) return known
  const { compare } = new Intl.Collator(intlLocale(locale))
  const codes = own === '' ? countries : new Set([...countries, own])
  const options = [...codes]
    .map((value) => ({ value, label: formatCountry(value, locale) }))
    .sort((one, other) => compare(one.label, other.label))
  sorted.set(key, options)
  return options
}
