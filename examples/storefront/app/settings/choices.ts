import { isCountry, isCurrency, isMeasurementSystem } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'

/**
 * Cookies with a shopper's choices of how pages are shown; nothing in them is secret or personal.
 */
export const CHOICE_COOKIES = {
  language: 'selvage_language',
  country: 'selvage_country',
  currency: 'selvage_currency',
  measurement: 'selvage_measurement',
} as const

/** Where a purchase goes, and the money and the measures that it is shown in. */
export interface Choices {
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
}

/** Parameters of addresses and fields of forms that make a choice. */
export const CHOICE_PARAMS = {
  country: 'country',
  currency: 'currency',
  measurement: 'measurement_system',
} as const satisfies Record<keyof Choices, string>

/** What exists of some given choices; everything else is left out. */
export function soundChoices(given: {
  readonly [name in keyof Choices]?: unknown
}): Partial<Choices> {
  const { country, currency, measurement } = given
  return {
    ...(isCountry(country) && { country }),
    ...(isCurrency(currency) && { currency }),
    ...(isMeasurementSystem(measurement) && { measurement }),
  }
}

/**
 * Choices as a query, without a question mark; empty for none. Their values hold no character that
 * an address would encode.
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

/** A path of ours with a query added to the one that it has. */
export function withQuery(path: string, query: string): string {
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The fields by which a GET form takes a query along, whose own query a browser drops. */
export function queryFields(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query))
}

/**
 * What a page of a wall's plan takes along of a query of choices: a plan has a measurement system
 * of its own.
 */
export function choicesBesidePlan(query: string): string {
  const params = new URLSearchParams(query)
  params.delete(CHOICE_PARAMS.measurement)
  return params.toString()
}

const YEAR_S = 31_536_000

/** The `Set-Cookie` line that keeps a choice for a year. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
