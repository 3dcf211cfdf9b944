import type { CallReply } from '@selvage/core/contract'
import type { Currency } from '@selvage/core/locale'
import {
  isWallpaperSize,
  WALLPAPER_CODES,
  WALLPAPER_SIZES,
  wallpaperSizesOf,
} from '@selvage/core/wallpaper'
import type { listWallpapers, WallpaperCode, WallpaperSize } from '@selvage/core/wallpaper'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { wallpaperPrices, wallpapers } from '../db/schema/catalogue.ts'
import { convertUsd, leastPrice, rateOf, readRates } from '../prices/listed-prices.ts'
import type { Rates } from '../prices/listed-prices.ts'
import { containsTax } from '../tax/tax.ts'
import { cachedList } from '../cache/cache.ts'

type WireOffer = CallReply<typeof listWallpapers>['wallpapers'][number]

/** One wallpaper with its prices, as the database has it. */
export interface ListedWallpaper {
  readonly code: WallpaperCode
  readonly status: WireOffer['status']
  /** US cents by size, smallest size first. */
  readonly sizes: ReadonlyMap<WallpaperSize, number>
}

/** The wallpapers in the shop's order, with the rates. */
export interface WallpaperList {
  readonly wallpapers: readonly ListedWallpaper[]
  readonly rates: Rates
}

/**
 * The wallpapers for pages and estimates, from memory while fresh; carts and orders read the tables
 * themselves.
 */
export const readWallpapers = cachedList(load)

async function load(deps: Pick<Deps, 'db'>): Promise<WallpaperList> {
  const rows = await deps.db.orm
    .select({
      code: wallpapers.code,
      status: wallpapers.status,
      size: wallpaperPrices.size,
      usdMinor: wallpaperPrices.usdMinor,
    })
    .from(wallpapers)
    .innerJoin(wallpaperPrices, eq(wallpaperPrices.wallpaperCode, wallpapers.code))
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return {
    wallpapers: WALLPAPER_CODES.flatMap((code) => {
      const own = byCode.get(code)
      if (!own?.[0]) return []
      const prices = new Map(
        own.flatMap(({ size, usdMinor }): [WallpaperSize, number][] =>
          isWallpaperSize(size) ? [[size, usdMinor]] : [],
        ),
      )
      return [
        {
          code,
          status: own[0].status,
          sizes: new Map(
            wallpaperSizesOf(code).flatMap((size) => {
              const usd = prices.get(size)
              return usd === undefined ? [] : [[size, usd] as const]
            }),
          ),
        },
      ]
    }),
    rates: await readRates(deps.db.orm),
  }
}

/** Returns the price of the cheapest piece of any wallpaper. */
export function wallpaperPriceFrom(
  list: WallpaperList,
  currency: Currency,
): { raw_price: number; currency: Currency } {
  return leastPrice(list.wallpapers, list.rates, currency)
}

/** A wall of the usual height, inches: what covers it is shown first. */
const USUAL_WALL_IN = 96

/** Every wallpaper on the wire. */
export function toWireOffers(
  list: WallpaperList,
  currency: Currency,
  country: string | undefined,
): WireOffer[] {
  const taxIncluded = containsTax(country)
  const rate = rateOf(list.rates, currency)
  return list.wallpapers.flatMap(({ code, status, sizes }) => {
    const first =
      [...sizes.keys()].find((size) => WALLPAPER_SIZES[size].imperial >= USUAL_WALL_IN) ??
      [...sizes.keys()].at(-1)
    if (first === undefined) return []
    const priced = Object.fromEntries(
      [...sizes].map(([size, usdMinor]) => [
        size,
        { raw_price: convertUsd(usdMinor, rate) / 100, currency },
      ]),
    )
    return [
      {
        code,
        status,
        pricing: {
          default_size: first,
          tax_included: taxIncluded,
          sizes: priced as WireOffer['pricing']['sizes'],
        },
      },
    ]
  })
}
