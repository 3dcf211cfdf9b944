import { isShippingCountry } from '@selvage/core/checkout'
import { isCurrency, isMeasurementSystem } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import { cookieLine } from '../session/cookie-line.ts'

/** Cookies that store how pages are shown; nothing in them is secret or personal. */
export const CHOICE_COOKIES = {
  language: 'selvage_language',
  country: 'selvage_country',
  currency: 'selvage_currency',
  measurement: 'selvage_measurement',
} as const

/**
 * The country of a purchase, and the currency and measures that prices and lengths are shown in.
 */
export interface Choices {
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
}

/** The query parameters and form fields of the choices. */
export const CHOICE_PARAMS = {
  country: 'country',
  currency: 'currency',
  measurement: 'measurement_system',
} as const satisfies Record<keyof Choices, string>

/** The query parameter of the language, on pages without a language in their path. */
export const LANGUAGE_PARAM = 'lang'

/** Returns the valid ones of the given choices; a country is one that the shop delivers to. */
export function soundChoices(given: {
  readonly [name in keyof Choices]?: unknown
}): Partial<Choices> {
  const { country, currency, measurement } = given
  return {
    ...(isShippingCountry(country) && { country }),
    ...(isCurrency(currency) && { currency }),
    ...(isMeasurementSystem(measurement) && { measurement }),
  }
}

/**
 * Returns choices as a query without a question mark, empty for none. The values hold no character
 * that an address would encode.
 */
export function choiceQuery({ country, currency, measurement }: Partial<Choices>): string {
  const pairs = [
    [CHOICE_PARAMS.country, country],
    [CHOICE_PARAMS.currency, currency],
    [CHOICE_PARAMS.measurement, measurement],
  ]
  return pairs
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&')
}

/**
 * Returns the choices that a wall's page takes along: all but the measurement system, which the
 * plan has itself.
 */
export function choicesBesidePlan(query: string): string {
  const params = new URLSearchParams(query)
  params.delete(CHOICE_PARAMS.measurement)
  return params.toString()
}

const YEAR_S = 31_536_000

/** Returns the `Set-Cookie` line that stores a choice for a year. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return cookieLine(name, value, { secure, maxAgeS: YEAR_S, httpOnly: true })
}
