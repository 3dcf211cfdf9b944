import { intlLocale } from '../locale/locale.ts'

// Making a formatter costs far more than using it, and a page of cards formats hundreds of values.
const numbers = new Map<string, Intl.NumberFormat>()

/**
 * Returns the formatter for a locale and options, which is made once. There are few different
 * options, so the cache stays small.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${locale} ${JSON.stringify(options)}`
  let made = numbers.get(id)
  if (made === undefined) {
    made = new Intl.NumberFormat(intlLocale(locale), options)
    numbers.set(id, made)
  }
  return made
}
