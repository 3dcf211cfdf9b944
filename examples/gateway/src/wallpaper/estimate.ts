import type { CallReply } from '@selvage/core/contract'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import { planWall, WALLPAPERS, wallpaperSizeOfLength } from '@selvage/core/wallpaper'
import type { estimateWall, WallpaperKind, WallPlan, WallRefusal, WallRepeat } from '@selvage/core/wallpaper'
import { convertUsd } from '../cart/pricing.ts'
import type { ListedWallpaper, WallpaperList } from './offers.ts'
import { squareFeetOf } from './price-list.ts'

type WireEstimate = CallReply<typeof estimateWall>['wallpaper']

/** A wall with what it is papered with. */
export interface AskedWall {
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly repeat: WallRepeat | undefined
  readonly currency: Currency
}

/**
 * Plans and prices one wall in every wallpaper, in the shop's order. A wall depends on the kind of paper alone, so two plans
 * serve all of them. Undefined for a wall that is none (all walls together too wide).
 */
export function estimateAll(list: WallpaperList, { currency, ...wall }: AskedWall): WireEstimate[] | undefined {
  const plans = { panel: planWall({ ...wall, kind: 'panel' }), roll: planWall({ ...wall, kind: 'roll' }) } satisfies Record<WallpaperKind, WallPlan | WallRefusal>
  const rate = list.rates.get(currency) ?? 1
  const fitting = list.wallpapers.filter(({ code, status }) => status === 'available' && plans[WALLPAPERS[code].kind].ok).map(({ code }) => code)
  const estimates: WireEstimate[] = []
  for (const { code, status, sizes } of list.wallpapers) {
    const plan = plans[WALLPAPERS[code].kind]
    if (plan.ok) {
      const offer = priced(plan, sizes, { currency, rate })
      if (offer) estimates.push({ code, status, plan: offer, refusal: null })
    } else if (plan.error === 'invalid-input') return undefined
    else estimates.push({ code, status, plan: null, refusal: { error: plan.error, max_height: plan.maxHeight, alternatives: fitting } })
  }
  return estimates
}

/** Each piece is rounded before it is multiplied, as the cart does it. */
function priced(plan: WallPlan, sizes: ListedWallpaper['sizes'], { currency, rate }: { readonly currency: Currency, readonly rate: number }): WireEstimate['plan'] | undefined {
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
  const sum = (of: (item: (typeof items)[number]) => number): number => items.reduce((total, item) => total + of(item), 0)
  return {
    panels: plan.panels, waste_percent: plan.wastePercent, square_feet: sum(({ size, quantity }) => squareFeetOf(size) * quantity),
    items: items.map(({ size, length, quantity, unitMinor, totalMinor }) => ({ size, length, quantity, raw_price: unitMinor / 100, raw_total: totalMinor / 100 })),
    price: { raw_price: sum(({ totalMinor }) => totalMinor) / 100, currency }, unit_price: { raw_price: first.unitMinor / 100, currency },
  }
}
