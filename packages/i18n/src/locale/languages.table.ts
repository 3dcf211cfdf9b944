import type { Language, Locale } from '@selvage/core/locale'

/** The name of each language in itself, in the order of the language menus. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Language, string>

/**
 * The languages of all messages and localized routes.
 * @source spec 2 §9
 */
export const languages = Object.keys(languageNames) as readonly Language[]

/** The language that an unsupported locale falls back to. @source spec 2 §9 */
export const fallbackLanguage = 'en' satisfies Language

/** The locale for numbers and dates when a page knows only its language. */
export const defaultLocales = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
} as const satisfies Record<Language, Locale>
