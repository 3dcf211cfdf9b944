import { FABRIC_CODES, isFabricSize } from '@selvage/core/fabric'
import type { FabricCode, FabricSize, listFabrics } from '@selvage/core/fabric'
import type { CallReply } from '@selvage/core/contract'
import { measurementOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { convertUsd } from '../cart/pricing.ts'
import { exchangeRates, fabricPrices, fabrics } from '../db/schema/catalogue.ts'

type WireOffer = CallReply<typeof listFabrics>['fabrics'][number]

/** The price list with the rates, as the database has them. */
export interface PriceList {
  readonly fabrics: readonly { readonly code: FabricCode, readonly status: 'available' | 'out_of_stock' | 'retired', readonly sizes: ReadonlyMap<FabricSize, number> }[]
  readonly rates: ReadonlyMap<string, number>
}

const kept = new WeakMap<Deps['db'], { at: number, list: Promise<PriceList> }>()

/** The price list for pages, from memory while it is fresh; carts and orders read the tables themselves. */
export function readPriceList(deps: Pick<Deps, 'db' | 'config'>): Promise<PriceList> {
  const before = kept.get(deps.db)
  if (before && performance.now() - before.at < deps.config.catalogueCacheMs) return before.list
  const list = load(deps)
  kept.set(deps.db, { at: performance.now(), list })
  list.catch(() => kept.delete(deps.db))
  return list
}

async function load({ db }: Pick<Deps, 'db'>): Promise<PriceList> {
  const rows = await db.orm.select({ code: fabrics.code, status: fabrics.status, size: fabricPrices.size, usdMinor: fabricPrices.usdMinor })
    .from(fabrics).innerJoin(fabricPrices, eq(fabricPrices.fabricCode, fabrics.code)).orderBy(asc(fabrics.position))
  const rates = await db.orm.select().from(exchangeRates)
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return {
    fabrics: FABRIC_CODES.flatMap((code) => {
      const own = byCode.get(code)
      if (!own?.[0]) return []
      return [{ code, status: own[0].status, sizes: new Map(own.flatMap(({ size, usdMinor }): [FabricSize, number][] => (isFabricSize(size) ? [[size, usdMinor]] : []))) }]
    }),
    rates: new Map(rates.map(({ currency, rate }) => [currency, rate])),
  }
}

/** What the cheapest piece of any fabric costs. */
export function priceFrom(list: PriceList, currency: Currency): { raw_price: number, currency: Currency } {
  const least = Math.min(...list.fabrics.filter(({ status }) => status === 'available').flatMap(({ sizes }) => [...sizes.values()]))
  return { raw_price: convertUsd(Number.isFinite(least) ? least : 0, list.rates.get(currency) ?? 1) / 100, currency }
}

/** Every fabric on the wire; the country decides which size is shown first. */
export function toWireOffers(list: PriceList, currency: Currency, country: string): WireOffer[] {
  const rate = list.rates.get(currency) ?? 1
  const first: FabricSize = measurementOf(country) === 'imperial' ? 'YARD' : 'METER'
  return list.fabrics.map(({ code, status, sizes }) => ({
    code, status,
    pricing: {
      default_size: first,
      sizes: Object.fromEntries([...sizes].map(([size, usdMinor]) => [size, { raw_price: convertUsd(usdMinor, rate) / 100, currency }])) as WireOffer['pricing']['sizes'],
    },
  }))
}
