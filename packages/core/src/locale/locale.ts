import {
  COUNTRIES,
  CURRENCIES,
  CURRENCY_OF_COUNTRY,
  DEFAULT_CURRENCY,
  IMPERIAL_COUNTRIES,
  LANGUAGES,
  LOCALES,
  LOCALE_OF_LANGUAGE,
  MEASUREMENT_SYSTEMS,
} from './locale.table.ts'
import type { Currency, Language, Locale, MeasurementSystem } from './locale.table.ts'

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    typeof value === 'string' && (values as readonly string[]).includes(value)

/** True for a language that has messages. */
export const isLanguage: (value: unknown) => value is Language = /* @__PURE__ */ oneOf(LANGUAGES)
/** True for a supported locale, written with an underscore. */
export const isLocale: (value: unknown) => value is Locale = /* @__PURE__ */ oneOf(LOCALES)
/** True for the code of a currency that the shop sells in. */
export const isCurrency: (value: unknown) => value is Currency = /* @__PURE__ */ oneOf(CURRENCIES)
/** True for `imperial` and `metric`. */
export const isMeasurementSystem: (value: unknown) => value is MeasurementSystem =
  /* @__PURE__ */ oneOf(MEASUREMENT_SYSTEMS)

/** True for an ISO 3166-1 alpha-2 code in capitals. */
export const isCountry: (value: unknown) => value is string = /* @__PURE__ */ oneOf(COUNTRIES)

/**
 * Returns the language of a locale: its first subtag when there are messages in it, else English.
 */
export function languageOf(locale: string): Language {
  const first = locale.split(/[_-]/)[0]?.toLowerCase()
  return isLanguage(first) ? first : 'en'
}

/**
 * Returns the locale for a language and a country, such as `fr_CA`, to be sent as `page_locale`.
 */
export function localeOf(language: Language, country: string): Locale {
  const exact = `${language}_${country}`
  return isLocale(exact) ? exact : LOCALE_OF_LANGUAGE[language]
}

/** Returns a locale as Intl writes it: `en_US` becomes `en-US`. */
export function intlLocale(locale: string): string {
  return locale.replace('_', '-')
}

/**
 * Returns the measurement system of a country: imperial for the US, Liberia and Myanmar, else
 * metric.
 * @source spec 2 §9
 */
export function measurementOf(country: string): MeasurementSystem {
  return oneOf<string>(IMPERIAL_COUNTRIES)(country) ? 'imperial' : 'metric'
}

/**
 * Returns the currency that a country's shoppers pay in: its own where the shop sells in it, else
 * US dollars.
 */
export function currencyOf(country: string): Currency {
  const own = Object.hasOwn(CURRENCY_OF_COUNTRY, country) ? CURRENCY_OF_COUNTRY[country] : undefined
  return own ?? DEFAULT_CURRENCY
}
