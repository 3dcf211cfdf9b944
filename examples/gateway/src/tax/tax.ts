import { eq } from 'drizzle-orm'
import type { Address } from '@selvage/core/checkout'
import { DEFAULT_COUNTRY, isCountry } from '@selvage/core/locale'
import type { Queryable } from '../db/database.ts'
import { taxRates } from '../db/schema/checkout.ts'
import { CANADIAN_TAX, US_SALES_TAX, VAT } from './tax.table.ts'

type Place = Pick<Address, 'country' | 'state'>

/** How an order is taxed. */
export interface TaxTerms {
  /** 0.19 for 19 %. */
  readonly rate: number
  /** The prices contain the tax (VAT), or it comes on top (US sales tax). */
  readonly included: boolean
  /** Whether delivery is taxed too. */
  readonly onShipping: boolean
}

const own = (table: Readonly<Record<string, number>>, key: string): number =>
  Object.hasOwn(table, key) ? (table[key] ?? 0) : 0

/** Name of the tax region: `US-NY`, `CA-ON`, else the country. */
export function taxRegion({ country, state }: Place): string {
  return country === 'US' || country === 'CA' ? `${country}-${state}` : country
}

/** How an order to this place is taxed by the reference table. */
export function taxTerms(place: Place): TaxTerms {
  if (place.country === 'US')
    return { rate: own(US_SALES_TAX, place.state), included: false, onShipping: false }
  if (place.country === 'CA')
    return { rate: own(CANADIAN_TAX, place.state), included: false, onShipping: true }
  return { rate: own(VAT, place.country), included: true, onShipping: true }
}

/**
 * Whether the prices of a country's pages contain a tax. A country that does not exist is the
 * shop's own. The rows of `tax_rates`, by which {@link currentTax} prices an order, do not
 * count here: they say how much tax a price contains. A row that gives a country its first rate, or
 * a rate of 0, needs a change of the table, too.
 */
export function containsTax(country: string | undefined): boolean {
  const { included, rate } = taxTerms({
    country: isCountry(country) ? country : DEFAULT_COUNTRY,
    state: '',
  })
  return included && rate > 0
}

/** How an order to this place is taxed, with a rate that the shop has changed since. */
export async function currentTax(db: Queryable, place: Place): Promise<TaxTerms> {
  const [changed] = await db
    .select()
    .from(taxRates)
    .where(eq(taxRates.region, taxRegion(place)))
  return { ...taxTerms(place), ...(changed && { rate: changed.rate }) }
}
