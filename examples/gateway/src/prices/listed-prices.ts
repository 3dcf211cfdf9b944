import type { Currency } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import { exchangeRates } from '../db/schema/catalogue.ts'

/** Units of each currency for one US dollar. */
export type Rates = ReadonlyMap<string, number>

/** The exchange rates as the database has them. */
export async function readRates({ db }: Pick<Deps, 'db'>): Promise<Rates> {
  const rates = await db.orm.select().from(exchangeRates)
  return new Map(rates.map(({ currency, rate }) => [currency, rate]))
}

/** Converts US cents to another currency, rounded to its minor unit. */
export function convertUsd(usdMinor: number, rate: number): number {
  return Math.round(usdMinor * rate)
}

/** Returns the price of the cheapest piece that can be bought. */
export function leastPrice(
  listed: readonly { readonly status: string; readonly sizes: ReadonlyMap<string, number> }[],
  rates: Rates,
  currency: Currency,
): { raw_price: number; currency: Currency } {
  const least = Math.min(
    ...listed
      .filter(({ status }) => status === 'available')
      .flatMap(({ sizes }) => [...sizes.values()]),
  )
  return {
    raw_price: convertUsd(Number.isFinite(least) ? least : 0, rates.get(currency) ?? 1) / 100,
    currency,
  }
}
