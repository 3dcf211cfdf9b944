import type { Language } from '@selvage/core/locale'
import { fallbackLanguage, languageNames } from './languages.table.ts'

/** True for exactly one of the four language codes. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languageNames, text)
}

/** Returns the language of a locale such as `fr_CA` or `fr-CA`: its first subtag, or English. */
export function languageOf(locale: string): Language {
  const subtag = locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''
  return isLanguage(subtag) ? subtag : fallbackLanguage
}

/**
 * Returns the BCP 47 tag of a locale, for Intl: `en_GB` becomes `en-GB`, `no_NO` becomes `nb-NO`.
 */
export function intlLocale(locale: string): string {
  return locale.replaceAll('_', '-').replace(/^no\b/, 'nb')
}
