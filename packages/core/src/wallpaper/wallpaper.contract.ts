import * as v from 'valibot'
import { addedAnswer, changedAnswer, pieces } from '../cart/cart.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, price } from '../contract/wire.ts'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'
import { MAX_WALLS, readWallLength, WALL_LENGTH_MESSAGES } from './wall-length.ts'
import { wallpaperCode, wallpaperSize } from './wallpaper-item.contract.ts'

const STATUSES = ['available', 'out_of_stock', 'retired'] as const

const wallpaperOffer = v.pipe(
  v.object({
    code: wallpaperCode,
    status: v.picklist(STATUSES),
    pricing: v.object({ default_size: wallpaperSize, sizes: v.record(wallpaperSize, price) }),
  }),
  v.transform(({ code, status, pricing }) => ({
    code,
    status,
    defaultSize: pricing.default_size,
    sizes: pricing.sizes,
  })),
)
/** What a wallpaper costs now in each of its sizes, and whether it can be bought. */
export type WallpaperOffer = v.InferOutput<typeof wallpaperOffer>

/** Every wallpaper with its price for each size in one currency. */
export const listWallpapers = defineCall({
  name: 'wallpaper.list',
  method: 'GET',
  path: '/wallpapers',
  auth: 'none',
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ wallpapers: v.array(wallpaperOffer) }),
    v.transform((wire) => wire.wallpapers),
  ),
  errors: ['CURRENCY_INVALID'],
})

const wallLength = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, number>(({ dataset, addIssue, NEVER }) => {
    const read = readWallLength(dataset.value)
    if (read.ok) return read.value
    addIssue({ message: WALL_LENGTH_MESSAGES[read.error] })
    return NEVER
  }),
)
// The list is counted before its items are read: a hundred thousand walls cost nothing.
const wallWidths = v.pipe(
  v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= MAX_WALLS),
  v.check((value) => value.length > 0, WALL_LENGTH_MESSAGES.required),
  v.array(wallLength),
)

/**
 * The wall: whole inches or centimetres, as the query's measurement system says. @source spec 1 §7
 */
export const wallBody = v.strictObject({ height: wallLength, widths: wallWidths })

const wallQuery = v.object({
  measurement_system: v.optional(v.picklist(MEASUREMENT_SYSTEMS), 'imperial'),
  /** Without a design the wall is planned without a repeat. */
  design_id: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))),
  currency: v.optional(currency),
  country: v.optional(v.string()),
  page_locale: v.optional(v.string()),
})

const estimate = v.pipe(
  v.object({
    code: wallpaperCode,
    status: v.picklist(STATUSES),
    /** Null where the wall cannot be hung in this wallpaper; then `rejection` says why. */
    plan: v.nullable(
      v.object({
        panels: v.number(),
        waste_percent: v.number(),
        square_feet: v.number(),
        items: v.array(
          v.object({
            size: wallpaperSize,
            length: v.number(),
            quantity: v.number(),
            raw_price: v.number(),
            raw_total: v.number(),
          }),
        ),
        price,
        unit_price: price,
      }),
    ),
    rejection: v.nullable(
      v.object({
        error: v.picklist(['panel-height', 'panel-repeat', 'roll-height', 'roll-repeat']),
        max_height: v.number(),
        /** Types that really fit this wall and design, in the shop's order. */
        alternatives: v.array(wallpaperCode),
      }),
    ),
  }),
  v.transform(({ code, status, plan, rejection }) => ({
    code,
    status,
    plan: plan && {
      panels: plan.panels,
      wastePercent: plan.waste_percent,
      squareFeet: plan.square_feet,
      total: plan.price,
      unitPrice: plan.unit_price,
      items: plan.items.map(({ size, length, quantity }) => ({ size, length, quantity })),
    },
    rejection: rejection && {
      error: rejection.error,
      maxHeight: rejection.max_height,
      alternatives: rejection.alternatives,
    },
  })),
)
/**
 * The gateway's word on one wallpaper for one wall: what to buy and what it costs, or why not. It
 * wins over a local plan.
 */
export type WallEstimate = v.InferOutput<typeof estimate>

/** One wallpaper for a wall; an unknown code is a 404. @source spec 1 §7 */
export const estimateWall = defineCall({
  name: 'wallpaper.estimate',
  method: 'POST',
  path: '/wallpapers/prices/calculate/{code}',
  auth: 'none',
  query: wallQuery,
  body: wallBody,
  answer: v.pipe(
    v.object({ wallpaper: estimate }),
    v.transform((wire) => wire.wallpaper),
  ),
  errors: [
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'NO_IMAGE_AVAILABLE',
    'CURRENCY_INVALID',
  ],
})

/** Every wallpaper for a wall, to be compared. @source spec 1 §7 */
export const compareWallpapers = defineCall({
  name: 'wallpaper.compare',
  method: 'POST',
  path: '/wallpapers/prices/calculate',
  auth: 'none',
  query: wallQuery,
  body: wallBody,
  answer: v.pipe(
    v.object({ wallpapers: v.array(estimate) }),
    v.transform((wire) => wire.wallpapers),
  ),
  errors: [
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'NO_IMAGE_AVAILABLE',
    'CURRENCY_INVALID',
  ],
})

/** A design printed on so many pieces of a wallpaper. */
export interface WallpaperItemInput {
  readonly designId: number
  readonly wallpaper: WallpaperCodeOf
  readonly size: WallpaperSizeOf
  /** 1 to 99. */
  readonly quantity: number
}
type WallpaperCodeOf = v.InferOutput<typeof wallpaperCode>
type WallpaperSizeOf = v.InferOutput<typeof wallpaperSize>

/** A wallpaper for the cart. @source spec 1 §3 Cart payload, §7 */
export const wallpaperPayload = v.strictObject({
  merchandise: v.strictObject({
    wallpaper_item: v.strictObject({ code: wallpaperCode, size: wallpaperSize }),
  }),
  design: v.strictObject({ id }),
  quantity: pieces,
  status: v.optional(v.picklist(['pending'])),
})

/** The wire payload of a wallpaper. */
export function toWallpaperPayload({
  designId,
  wallpaper,
  size,
  quantity,
}: WallpaperItemInput): v.InferInput<typeof wallpaperPayload> {
  return {
    merchandise: { wallpaper_item: { code: wallpaper, size } },
    design: { id: designId },
    quantity,
    status: 'pending',
  }
}

const ITEM_ERRORS = [
  'FIELD_VALUE_INVALID',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'NO_IMAGE_AVAILABLE',
  'WALLPAPER_OUT_OF_STOCK',
  'DESIGN_NOT_FOR_SALE',
] as const

/**
 * Adds wallpaper to the cart, or raises the same line. The key is the line's: sent twice, added
 * once. @source spec 1 §7
 */
export const addWallpaper = defineCall({
  name: 'wallpaper.add',
  method: 'POST',
  path: '/wallpapers/order_items',
  keyed: true,
  body: wallpaperPayload,
  answer: addedAnswer,
  errors: ['ORDER_ITEMS_FOR_ORDER_AT_LIMIT', ...ITEM_ERRORS],
})

/** Replaces a line of the cart by another wallpaper in one step. */
export const replaceWallpaper = defineCall({
  name: 'wallpaper.replace',
  method: 'PUT',
  path: '/wallpapers/order_items/{id}',
  versioned: true,
  body: wallpaperPayload,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', 'ORDER_NOT_PENDING', 'CART_VERSION_CONFLICT', ...ITEM_ERRORS],
})
