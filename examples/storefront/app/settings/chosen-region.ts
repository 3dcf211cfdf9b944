import { currencyOf, measurementOf } from '@selvage/core/locale'
import type { Choices } from './choices.ts'

/**
 * Returns the choices of a form: another country brings its currency and its measurement system
 * where the form left these as they were.
 */
export function chosenRegion(before: Choices, chosen: Partial<Choices>): Partial<Choices> {
  const { country } = chosen
  if (country === undefined || country === before.country) return chosen
  return {
    country,
    currency: otherThan(before.currency, chosen.currency) ?? currencyOf(country),
    measurement: otherThan(before.measurement, chosen.measurement) ?? measurementOf(country),
  }
}

function otherThan<T>(before: T, chosen: T | undefined): T | undefined {
  return chosen === before ? undefined : chosen
}
