import { COUNTRIES } from '../locale/locale.table.ts'

/**
 * Countries under an embargo of the United States as a whole, to which nothing may be given. Read
 * them anew when that changes.
 * @source spec 1 §5 (open to any country except sanctioned ones)
 */
export const SANCTIONED_COUNTRIES = ['CU', 'IR', 'KP'] as const

/** Countries whose students may apply, as ISO 3166-1 codes: all but the sanctioned ones. */
export const GRANT_COUNTRIES: readonly string[] = /* @__PURE__ */ COUNTRIES.filter(
  (country) => !SANCTIONED_COUNTRIES.some((one) => one === country),
)
