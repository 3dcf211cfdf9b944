import type { Money } from '@selvage/core/money'
import { alternativesFor, exceedsCart, WALLPAPERS, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type {
  ComparedWall,
  WallEstimate,
  WallPlan,
  WallpaperCode,
  WallpaperKind,
} from '@selvage/core/wallpaper'
import { estimateFor } from './wallpaper-calculator.context.ts'
import type { WallpaperCalculatorContext } from './wallpaper-calculator.types.ts'

/** The number of pieces of one length. */
export interface WallItemView {
  /** In the wall's unit, as it is stocked. */
  readonly length: number
  /** The same in whole feet, as imperial lengths are called. */
  readonly feet: number
  readonly quantity: number
}

/** The material for one wallpaper type, by the gateway's estimate or else by our own plan. */
export interface RowNeed {
  readonly items: readonly WallItemView[]
  readonly pieces: number
  readonly panels: number
  readonly wastePercent: number
  /** More than can be added: contact sales. @source spec 2 §8 */
  readonly tooMany: boolean
  readonly total: Money | undefined
  /** True when the total contains the tax of the page's country. */
  readonly taxIncluded?: boolean
}

/** Why one wallpaper type cannot hang on this wall. */
export interface RowRejection {
  readonly error: 'panel-height' | 'panel-repeat' | 'roll-height' | 'roll-repeat'
  /** In the wall's unit. */
  readonly maxHeight: number
  readonly alternatives: readonly WallpaperCode[]
}

/** One wallpaper type for the wall. */
export type WallRow = {
  readonly code: WallpaperCode
  readonly sold: WallpaperKind
  readonly isChosen: boolean
  readonly isOut: boolean
  /** True when the gateway has sent an estimate for it. */
  readonly isAnswered: boolean
  /** True when the gateway's estimate differs from our own plan. */
  readonly isDisputed: boolean
} & (
  | { readonly need: RowNeed; readonly rejection?: undefined }
  | { readonly rejection: RowRejection; readonly need?: undefined }
)

/** Returns a row for each wallpaper type, by the gateway's estimate or else by our own plan. */
export function wallRows(context: WallpaperCalculatorContext): WallRow[] {
  return context.compared.flatMap((compared) => {
    const { code } = compared
    const sold = WALLPAPERS[code].kind
    const estimate = estimateFor(context, code)
    const outcome = estimate ? ofEstimate(estimate) : ofCompared(compared, context.compared)
    return outcome === undefined
      ? []
      : [
          {
            code,
            sold,
            isChosen: code === context.wallpaper,
            isOut: estimate !== undefined && estimate.status !== 'available',
            isAnswered: estimate !== undefined,
            isDisputed: estimate !== undefined && disagrees(estimate, compared),
            ...outcome,
          },
        ]
  })
}

/**
 * Returns why a type does not fit. When no other type fits either, the reason why rolls do not fit
 * helps more than advice to choose another type.
 */
export function rejectionOf(
  rejection: RowRejection,
  rows: readonly Pick<WallRow, 'sold' | 'rejection'>[],
): RowRejection {
  const roll = rows.find(({ sold }) => sold === 'roll')?.rejection
  return (rejection.alternatives.length === 0 && roll) || rejection
}

function ofPlan(plan: WallPlan): RowNeed {
  const items = plan.items.map(({ length, quantity }) => ({
    length,
    feet: feetOf(length),
    quantity,
  }))
  return {
    items,
    pieces: piecesOf(plan.items),
    panels: plan.panels,
    wastePercent: plan.wastePercent,
    tooMany: exceedsCart(plan),
    total: undefined,
  }
}

function ofCompared(
  { code, result }: ComparedWall,
  all: readonly ComparedWall[],
): { need: RowNeed } | { rejection: RowRejection } | undefined {
  if (result.ok) return { need: ofPlan(result) }
  if (result.error === 'invalid-input') return undefined
  return {
    rejection: {
      error: result.error,
      maxHeight: result.maxHeight,
      alternatives: alternativesFor(all, code),
    },
  }
}

function ofEstimate({
  plan,
  rejection,
}: WallEstimate): { need: RowNeed } | { rejection: RowRejection } | undefined {
  if (plan === null) return rejection === null ? undefined : { rejection }
  const items = plan.items.map(({ size, length, quantity }) => ({
    length,
    feet: WALLPAPER_SIZES[size].feet,
    quantity,
  }))
  return {
    need: {
      items,
      pieces: piecesOf(items),
      panels: plan.panels,
      wastePercent: plan.wastePercent,
      tooMany: exceedsCart(plan),
      total: plan.total,
      ...(plan.taxIncluded && { taxIncluded: true }),
    },
  }
}

/** Returns true when the gateway's estimate differs from our own plan. */
function disagrees({ plan, rejection }: WallEstimate, { result }: ComparedWall): boolean {
  if (!result.ok) return rejection?.error !== result.error
  const written = (
    items: readonly { readonly length: number; readonly quantity: number }[],
  ): string => items.map(({ length, quantity }) => `${quantity}x${length}`).join()
  return (
    plan === null || plan.panels !== result.panels || written(plan.items) !== written(result.items)
  )
}

const piecesOf = (items: readonly { readonly quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the length in feet by which a stocked length is named, in either system. */
function feetOf(length: number): number {
  return (
    Object.values(WALLPAPER_SIZES).find(
      ({ unit, imperial, metric }) =>
        unit !== 'swatch' && (imperial === length || metric === length),
    )?.feet ?? Math.round(length / 12)
  )
}
