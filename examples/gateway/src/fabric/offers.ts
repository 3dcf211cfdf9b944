import { FABRIC_CODES, isFabricSize, pickCardFabric } from '@selvage/core/fabric'
import type { FabricCode, FabricSize, listFabrics } from '@selvage/core/fabric'
import type { CallReply } from '@selvage/core/contract'
import { measurementOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { fabricPrices, fabrics } from '../db/schema/catalogue.ts'
import { convertUsd, leastPrice, rateOf, readRates } from '../prices/listed-prices.ts'
import type { Rates } from '../prices/listed-prices.ts'
import { cachedList } from '../cache/cache.ts'
import { containsTax } from '../tax/tax.ts'

type WireOffer = CallReply<typeof listFabrics>['fabrics'][number]

/** The price list with the rates, as the database has them. */
export interface PriceList {
  readonly fabrics: readonly {
    readonly code: FabricCode
    readonly status: 'available' | 'out_of_stock' | 'retired'
    readonly sizes: ReadonlyMap<FabricSize, number>
  }[]
  readonly rates: Rates
}

/**
 * The price list for pages, from memory while it is fresh; carts and orders read the tables
 * themselves.
 */
export const readPriceList = cachedList(load)

async function load(deps: Pick<Deps, 'db'>): Promise<PriceList> {
  const rows = await deps.db.orm
    .select({
      code: fabrics.code,
      status: fabrics.status,
      size: fabricPrices.size,
      usdMinor: fabricPrices.usdMinor,
    })
    .from(fabrics)
    .innerJoin(fabricPrices, eq(fabricPrices.fabricCode, fabrics.code))
    .orderBy(asc(fabrics.position))
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return {
    fabrics: FABRIC_CODES.flatMap((code) => {
      const own = byCode.get(code)
      if (!own?.[0]) return []
      return [
        {
          code,
          status: own[0].status,
          sizes: new Map(
            own.flatMap(({ size, usdMinor }): [FabricSize, number][] =>
              isFabricSize(size) ? [[size, usdMinor]] : [],
            ),
          ),
        },
      ]
    }),
    rates: await readRates(deps.db.orm),
  }
}

interface WirePrice {
  readonly raw_price: number
  readonly currency: Currency
}

const wirePrice = (usdMinor: number, rate: number, currency: Currency): WirePrice => ({
  raw_price: convertUsd(usdMinor, rate) / 100,
  currency,
})

/** Returns the price of the cheapest piece of any fabric. */
export function priceFrom(list: PriceList, currency: Currency): WirePrice {
  return leastPrice(list.fabrics, list.rates, currency)
}

/** Returns what a yard and a meter cost of the fabric of a card, by the codes that it wants. */
export function lengthPrices(
  list: PriceList,
  currency: Currency,
  wanted: readonly (string | undefined)[],
): Readonly<Record<'YARD' | 'METER', WirePrice>> | undefined {
  const { sizes } = pickCardFabric(list.fabrics, wanted) ?? {}
  const [yard, meter] = [sizes?.get('YARD'), sizes?.get('METER')]
  if (yard === undefined || meter === undefined) return undefined
  const rate = rateOf(list.rates, currency)
  return { YARD: wirePrice(yard, rate, currency), METER: wirePrice(meter, rate, currency) }
}

/** Every fabric on the wire; the country decides which size is shown first. */
export function toWireOffers(list: PriceList, currency: Currency, country: string): WireOffer[] {
  const rate = rateOf(list.rates, currency)
  const first: FabricSize = measurementOf(country) === 'imperial' ? 'YARD' : 'METER'
  return list.fabrics.map(({ code, status, sizes }) => ({
    code,
    status,
    pricing: {
      default_size: first,
      tax_included: containsTax(country),
      sizes: Object.fromEntries(
        [...sizes].map(([size, usdMinor]) => [size, wirePrice(usdMinor, rate, currency)]),
      ) as WireOffer['pricing']['sizes'],
    },
  }))
}
