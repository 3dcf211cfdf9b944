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

/** So many pieces of one length. */
export interface WallItemView {
  /** In the wall's unit, as it is stocked. */
  readonly length: number
  /** The same in whole feet, as imperial lengths are called. */
  readonly feet: number
  readonly quantity: number
}

/** What one wallpaper type comes to: the gateway's word where there is one, else our own. */
export interface RowNeed {
  readonly items: readonly WallItemView[]
  readonly pieces: number
  readonly panels: number
  readonly wastePercent: number
  /** More than can be added: contact sales. @source spec 2 §8 */
  readonly tooMany: boolean
  readonly total: Money | undefined
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
  /** The gateway has spoken of it. */
  readonly isAnswered: boolean
  /** The gateway counts otherwise than we do. */
  readonly isDisputed: boolean
} & (
  | { readonly need: RowNeed; readonly rejection?: undefined }
  | { readonly rejection: RowRejection; readonly need?: undefined }
)

/** Every type for the wall as it stands: the gateway's word where there is one, else our own. */
export function wallRows(context: WallpaperCalculatorContext): WallRow[] {
  return context.compared.flatMap((compared) => {
    const { code, result } = compared
    const sold = WALLPAPERS[code].kind
    const estimate = estimateFor(context, code)
    const estimateFacts = estimate
      ? ofEstimate(estimate)
      : result.ok
        ? { need: ofPlan(result) }
        : ofRejection(compared, context.compared)
    return estimateFacts === undefined
      ? []
      : [
          {
            code,
            sold,
            isChosen: code === context.wallpaper,
            isOut: estimate !== undefined && estimate.status !== 'available',
            isAnswered: estimate !== undefined,
            isDisputed: estimate !== undefined && disagrees(estimate, compared),
            ...estimateFacts,
          },
        ]
  })
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

function ofRejection(
  { code, result }: ComparedWall,
  all: readonly ComparedWall[],
): { rejection: RowRejection } | undefined {
  if (result.ok || result.error === 'invalid-input') return undefined
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
    },
  }
}

/** True where the gateway would sell something else than our own plan says. */
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

/** The name in feet of a stocked length, in either system. */
function feetOf(length: number): number {
  return (
    Object.values(WALLPAPER_SIZES).find(
      ({ unit, imperial, metric }) =>
        unit !== 'swatch' && (imperial === length || metric === length),
    )?.feet ?? Math.round(length / 12)
  )
}
