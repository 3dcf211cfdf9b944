import type { Currency, Locale, MeasurementSystem } from '../locale/locale.table.ts'

/** How a user sees the shop. */
export interface TestPreferences {
  country: string
  currency: Currency
  locale: Locale
  measurement: MeasurementSystem
  adultContent: boolean
}

/** The credentials and the newsletter of a member. */
export interface TestAccount {
  email: string
  password: string
  newsletter: boolean
}
