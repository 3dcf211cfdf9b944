import type { PagePlace } from '../contract/page-place.ts'
import { measurementOf } from '../locale/locale.ts'
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
  /** True for a member who sells designs, whose orders have a discount. */
  designer?: boolean
}

/**
 * Sets the country and the currency in which a user goes on; another country brings its measures.
 */
export function movePlace(
  { preferences }: { readonly preferences: TestPreferences },
  { country = preferences.country, currency = preferences.currency }: PagePlace,
): void {
  preferences.currency = currency
  if (country === preferences.country) return
  preferences.country = country
  preferences.measurement = measurementOf(country)
}

/** The member whose cart has taken a guest's lines, with the guest's cart. */
export interface TestMerge {
  readonly userId: string
  readonly cartId: string | null
  readonly savedForLater: number
}
