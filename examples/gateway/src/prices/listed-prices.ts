import type { Currency } from '@selvage/core/locale'
import type { Queryable } from '../db/database.ts'
import { exchangeRates } from '../db/schema/catalogue.ts'

/** Units of each currency for one US dollar. */
export type Rates = ReadonlyMap<string, number>

/**
 * The units of a currency for one US dollar. Throws, so that the call is answered with SERVER_ERROR
 * and logged: without its rate nothing has a price in the currency.
 */
export function rateOf(rates: Rates, currency: Currency): number {
  const rate = rates.get(currency)
  if (rate === undefined)
    throw Object.assign(
      new Error(
        `The table exchange_rates has no row for ${currency}, so nothing can be priced in it.`,
      ),
      // The log has an error's code and never its message.
      { code: `NO_EXCHANGE_RATE_${currency}` },
    )
  return rate
}

/** The exchange rates as the database has them. */
export async function readRates(db: Queryable): Promise<Rates> {
  const rates = await db.select().from(exchangeRates)
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
    raw_price: convertUsd(Number.isFinite(least) ? least : 0, rateOf(rates, currency)) / 100,
    currency,
  }
}
