import type { Language, Locale } from '@selvage/core/locale'

/** Each language's own name, as a language menu shows it; its order is the order of the menus. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Language, string>

/**
 * The languages that every word and every localized route exists in.
 * @source spec 2 §9
 */
export const languages = Object.keys(languageNames) as readonly Language[]

/** The language that an unsupported locale falls back to. @source spec 2 §9 */
export const fallbackLanguage = 'en' satisfies Language

/** The locale that formats numbers when a page knows only its language. */
export const defaultLocales = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
} as const satisfies Record<Language, Locale>
