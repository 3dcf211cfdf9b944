import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { formatCountry } from '@selvage/i18n/format'
import { intlLocale } from '@selvage/i18n/locale'
import type { SelectOption } from './select-field.tsx'

// Names are slow to sort, and every form has the same list.
const sorted = new Map<string, readonly SelectOption[]>()

/**
 * Returns the countries of delivery sorted by their names in a locale, with the shopper's `own`
 * where it is not one of them.
 */
export function countryOptions(locale: string, own = ''): readonly SelectOption[] {
  const known = sorted.get(locale + own)
  if (known) return known
  const { compare } = new Intl.Collator(intlLocale(locale))
  const codes = own === '' ? SHIPPING_COUNTRIES : new Set<string>([...SHIPPING_COUNTRIES, own])
  const options = [...codes]
    .map((value) => ({ value, label: formatCountry(value, locale) }))
    .sort((one, other) => compare(one.label, other.label))
  sorted.set(locale + own, options)
  return options
}
