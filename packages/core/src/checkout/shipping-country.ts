import { SHIPPING_COUNTRIES } from './shipping-countries.table.ts'

/** True for the ISO code of a country that the shop delivers to. */
export function isShippingCountry(value: unknown): value is (typeof SHIPPING_COUNTRIES)[number] {
  const countries: readonly unknown[] = SHIPPING_COUNTRIES
  return countries.includes(value)
}
