import type { CallReply } from '@selvage/core/contract'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import {
  alternativesFor,
  compareWalls,
  squareFeetOf,
  wallpaperSizeOfLength,
} from '@selvage/core/wallpaper'
import type { estimateWall, WallPlan, WallRepeat } from '@selvage/core/wallpaper'
import { convertUsd, rateOf } from '../prices/listed-prices.ts'
import { containsTax } from '../tax/tax.ts'
import type { ListedWallpaper, WallpaperList } from './offers.ts'

type WireEstimate = CallReply<typeof estimateWall>['wallpaper']

/** A wall with the repeat and currency of its wallpaper. */
export interface AskedWall {
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly repeat: WallRepeat | undefined
  readonly currency: Currency
  readonly country: string | undefined
}

/**
 * Plans and prices one wall in every wallpaper, in the shop's order, by the same rule as the pages.
 * Undefined when all walls together are too wide.
 */
export function estimateAll(
  list: WallpaperList,
  { currency, country, ...wall }: AskedWall,
): WireEstimate[] | undefined {
  const taxIncluded = containsTax(country)
  const results = compareWalls(wall)
  const planned = new Map(results.map(({ code, result }) => [code, result]))
  const rate = rateOf(list.rates, currency)
  const sold = new Set(
    list.wallpapers.filter(({ status }) => status === 'available').map(({ code }) => code),
  )
  const estimates: WireEstimate[] = []
  for (const { code, status, sizes } of list.wallpapers) {
    const result = planned.get(code)
    if (!result) continue
    if (result.ok) {
      const offer = priced(result, sizes, { currency, rate, taxIncluded })
      if (offer) estimates.push({ code, status, plan: offer, rejection: null })
    } else if (result.error === 'invalid-input') {
      return undefined
    } else {
      const alternatives = alternativesFor(results, code).filter((other) => sold.has(other))
      estimates.push({
        code,
        status,
        plan: null,
        rejection: { error: result.error, max_height: result.maxHeight, alternatives },
      })
    }
  }
  return estimates
}

interface PlanTerms {
  readonly currency: Currency
  readonly rate: number
  readonly taxIncluded: boolean
}

/** Each piece is rounded before it is multiplied, as the cart does it. */
function priced(
  plan: WallPlan,
  sizes: ListedWallpaper['sizes'],
  { currency, rate, taxIncluded }: PlanTerms,
): WireEstimate['plan'] | undefined {
  const items = plan.items.flatMap(({ length, quantity }) => {
    const size = wallpaperSizeOfLength(plan.kind, length, plan.system)
    const usdMinor = size && sizes.get(size)
    if (size === undefined || usdMinor === undefined) return []
    const unitMinor = convertUsd(usdMinor, rate)
    return [{ size, length, quantity, unitMinor, totalMinor: unitMinor * quantity }]
  })
  const [first] = items
  // A length that is stocked and has no price is not sold now: there is nothing to offer.
  if (!first || items.length < plan.items.length) return undefined
  const sum = (of: (item: (typeof items)[number]) => number): number =>
    items.reduce((total, item) => total + of(item), 0)
  return {
    panels: plan.panels,
    waste_percent: plan.wastePercent,
    tax_included: taxIncluded,
    square_feet: sum(({ size, quantity }) => squareFeetOf(size) * quantity),
    items: items.map(({ size, length, quantity, unitMinor, totalMinor }) => ({
      size,
      length,
      quantity,
      raw_price: unitMinor / 100,
      raw_total: totalMinor / 100,
    })),
    price: { raw_price: sum(({ totalMinor }) => totalMinor) / 100, currency },
    unit_price: { raw_price: first.unitMinor / 100, currency },
  }
}
