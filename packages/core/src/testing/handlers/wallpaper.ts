import type { CallBody, CallQuery, CallReply } from '../../contract/define-call.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { OUT_OF_STOCK_WALLPAPERS } from '../../sample-prices/prices.table.ts'
import { alternativesFor, compareWalls } from '../../wallpaper/compare-walls.ts'
import type { WallPlan } from '../../wallpaper/wall-plan.ts'
import { MAX_WALL_LENGTH, WALL_LENGTH_MESSAGES } from '../../wallpaper/wall-length.ts'
import { compareWallpapers, estimateWall } from '../../wallpaper/wall-estimate.contract.ts'
import {
  addWallpaper,
  listWallpapers,
  replaceWallpaper,
} from '../../wallpaper/wallpaper.contract.ts'
import { isWallpaperCode, WALLPAPER_CODES, wallpaperFromSlug } from '../../wallpaper/wallpaper.ts'
import { wallRepeat } from '../../wallpaper/wallpaper-repeat.ts'
import {
  squareFeetOf,
  wallpaperSizeOfLength,
  wallpaperSizesOf,
} from '../../wallpaper/wallpaper-sizes.ts'
import { WALLPAPERS } from '../../wallpaper/wallpapers.table.ts'
import type { WallpaperCode, WallpaperSize } from '../../wallpaper/wallpapers.table.ts'
import { handle } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import type { Merchandise } from '../merchandise.ts'
import { raw, wallpaperMinor } from '../prices.ts'
import { reject } from '../rejection.ts'
import { containsTax } from '../wire-cart.ts'
import { sampleDesign } from '../wire-design.ts'
import { added, replaced } from './lines.ts'

type WireOffer = CallReply<typeof listWallpapers>['wallpapers'][number]
type WireEstimate = CallReply<typeof estimateWall>['wallpaper']

const statusOf = (code: WallpaperCode) =>
  OUT_OF_STOCK_WALLPAPERS.includes(code) ? ('out_of_stock' as const) : ('available' as const)

function wireOffer(code: WallpaperCode, currency: Currency, taxIncluded: boolean): WireOffer {
  const sizes = Object.fromEntries(
    wallpaperSizesOf(code).map((size) => [
      size,
      { raw_price: raw(wallpaperMinor(code, size, currency)), currency },
    ]),
  ) as WireOffer['pricing']['sizes']
  return {
    code,
    status: statusOf(code),
    pricing: {
      default_size: WALLPAPERS[code].kind === 'roll' ? 'ROLL_27_FT' : 'PANEL_9_FT',
      tax_included: taxIncluded,
      sizes,
    },
  }
}

interface PlanTerms {
  readonly currency: Currency
  readonly taxIncluded: boolean
  /** Pieces that the gateway counts beyond the page. */
  readonly more: number
}

function wirePlan(
  code: WallpaperCode,
  plan: WallPlan,
  { currency, taxIncluded, more }: PlanTerms,
): WireEstimate['plan'] {
  const items = plan.items.flatMap(({ length, quantity }) => {
    const size = wallpaperSizeOfLength(plan.kind, length, plan.system)
    return size === undefined
      ? []
      : [{ size, length, quantity: quantity + more, minor: wallpaperMinor(code, size, currency) }]
  })
  const sum = (of: (item: (typeof items)[number]) => number): number =>
    items.reduce((total, item) => total + of(item), 0)
  return {
    panels: plan.panels,
    waste_percent: plan.wastePercent,
    tax_included: taxIncluded,
    square_feet: sum(({ size, quantity }) => squareFeetOf(size) * quantity),
    items: items.map(({ size, length, quantity, minor }) => ({
      size,
      length,
      quantity,
      raw_price: raw(minor),
      raw_total: raw(minor * quantity),
    })),
    price: { raw_price: raw(sum(({ minor, quantity }) => minor * quantity)), currency },
    unit_price: { raw_price: raw(items[0]?.minor ?? 0), currency },
  }
}

/** Estimates one wall in every wallpaper. */
function estimates({
  shop,
  query,
  body,
}: {
  shop: CheckedRequest['shop']
  query: CallQuery<typeof compareWallpapers>
  body: CallBody<typeof compareWallpapers>
}): WireEstimate[] {
  const { measurement_system: system, design_id: designId, currency = DEFAULT_CURRENCY } = query
  const taxIncluded = containsTax(query.country)
  const design =
    designId === undefined
      ? undefined
      : (sampleDesign(designId) ?? reject('NO_IMAGE_AVAILABLE', { field: 'design_id' }))
  const repeat =
    design &&
    wallRepeat(
      {
        type: design.repeat.type,
        widthIn: design.repeat.width,
        heightIn: design.repeat.height,
        periodWidthIn: design.repeat.period_width,
        periodHeightIn: design.repeat.period_height,
      },
      system,
    )
  const compared = compareWalls({ system, ...body, repeat })
  return compared.map(({ code, result }) => {
    if (result.ok)
      return {
        code,
        status: statusOf(code),
        plan: wirePlan(code, result, { currency, taxIncluded, more: shop.disagrees ? 1 : 0 }),
        rejection: null,
      }
    const { error, maxHeight } = result
    if (error === 'invalid-input')
      return reject('FIELD_VALUE_INVALID', {
        field: 'widths',
        message: WALL_LENGTH_MESSAGES.maximum,
        params: { max: MAX_WALL_LENGTH },
      })
    const alternatives = alternativesFor(compared, code).filter(
      (other) => statusOf(other) === 'available',
    )
    return {
      code,
      status: statusOf(code),
      plan: null,
      rejection: { error, max_height: maxHeight, alternatives },
    }
  })
}

const merchandiseOf = ({ design, merchandise }: CallBody<typeof addWallpaper>): Merchandise => {
  const { code, size }: { code: WallpaperCode; size: WallpaperSize } = merchandise.wallpaper_item
  return { kind: 'wallpaper', designId: design.id, wallpaper: code, size }
}

/** Calls of wallpapers and walls, and of wallpaper in the cart. */
export const wallpaperHandlers: readonly Handler[] = [
  handle(listWallpapers, ({ query }) => ({
    wallpapers: WALLPAPER_CODES.map((code) =>
      wireOffer(code, query.currency ?? DEFAULT_CURRENCY, containsTax(query.country)),
    ),
  })),
  handle(estimateWall, (request) => {
    const name = request.params['code'] ?? ''
    const code = isWallpaperCode(name) ? name : wallpaperFromSlug(name)
    return {
      wallpaper:
        estimates(request).find((each) => each.code === code) ??
        reject('FIELD_VALUE_INVALID', { status: 404, field: 'code' }),
    }
  }),
  handle(compareWallpapers, (request) => ({ wallpapers: estimates(request) })),
  handle(addWallpaper, (request) => added(request, merchandiseOf(request.body), request.body)),
  handle(replaceWallpaper, (request) =>
    replaced(request, merchandiseOf(request.body), request.body.quantity),
  ),
]
