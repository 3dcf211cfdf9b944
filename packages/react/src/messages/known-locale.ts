import type { Language } from '@selvage/core/locale'
import { defaultLocales, fallbackLanguage, intlLocale, isLanguage } from '@selvage/i18n/locale'
import { LANGUAGE_KEY } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import { reportMisuse } from './report-misuse.ts'

/** Returns a language that has messages: the given one, or English, with a report why. */
export function knownLanguage(lang: string, catalogue: Catalogue | undefined): Language {
  const own = catalogue?.[LANGUAGE_KEY]
  if (!isLanguage(lang)) {
    reportMisuse(
      `The provider got the language '${lang}', which has no messages, so the page is in English. Write one of en, de, es, fr.`,
    )
    return fallbackLanguage
  }
  if (own !== undefined && own !== lang)
    reportMisuse(
      `The provider got the language '${lang}' and messages in '${own}', so the page mixes both. Write catalogue={…} with that of @selvage/i18n/messages/${lang}.`,
    )
  return lang
}

/** Returns a locale that Intl knows: the given one, or the language's own, with the same report. */
export function knownLocale(locale: string, lang: Language): string {
  if (locale === defaultLocales[lang] || isSupported(locale)) return locale
  reportMisuse(
    `The provider got the locale '${locale}', which no browser knows, so numbers and dates are those of ${defaultLocales[lang]}. Write such as locale="en_GB".`,
  )
  return defaultLocales[lang]
}

/**
 * Returns what a translator does with the keys that it lacks: the first one is reported, since the
 * feature that is left out has them all.
 */
export function missingMessageReport(): (key: string) => void {
  let first: string | undefined
  return (key) => {
    first ??= key
    reportMisuse(
      `The catalogue has no message '${first}', so the page shows its key. Pass the name of the component's entry point to catalogueFor([…]), such as 'fabric' for @selvage/react/fabric.`,
    )
  }
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(intlLocale(locale)).length > 0
  } catch {
    return false
  }
}
