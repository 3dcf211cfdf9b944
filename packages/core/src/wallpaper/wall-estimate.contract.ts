import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, price } from '../contract/wire.ts'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'
import type { Currency, MeasurementSystem } from '../locale/locale.table.ts'
import { MAX_WALLS, readWallLength, WALL_LENGTH_MESSAGES } from './wall-length.ts'
import { STOCK_STATUSES, wallpaperCode, wallpaperSize } from './wallpaper-item.contract.ts'

const wallLength = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, number>(({ dataset, addIssue, NEVER }) => {
    const read = readWallLength(dataset.value)
    if (read.ok) return read.value
    addIssue({ message: WALL_LENGTH_MESSAGES[read.error] })
    return NEVER
  }),
)
// The length of the list is checked before its items are read, so that a list of 100,000 walls
// costs nothing.
const wallWidths = v.pipe(
  v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= MAX_WALLS),
  v.check((value) => value.length > 0, WALL_LENGTH_MESSAGES.required),
  v.array(wallLength),
)

/**
 * The wall, in whole inches or centimeters as the query's measurement system says.
 * @source spec 1 §7
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
    status: v.picklist(STOCK_STATUSES),
    /** Null when this wallpaper does not fit the wall; then `rejection` has the reason. */
    plan: v.nullable(
      v.object({
        panels: v.number(),
        waste_percent: v.number(),
        /** Whether the prices contain the tax of the query's country. */
        tax_included: v.optional(v.boolean()),
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
        /** Wallpapers that fit this wall and design, in the shop's order. */
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
      ...(plan.tax_included && { taxIncluded: true }),
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
 * The gateway's estimate of one wallpaper for one wall: the purchase with its price, or the reason
 * why it does not fit. It takes precedence over a local plan.
 */
export type WallEstimate = v.InferOutput<typeof estimate>

/** How a wall is estimated. */
export interface WallQuery {
  /** The system in which the wall is measured; imperial when left out. */
  readonly system?: MeasurementSystem | undefined
  /** Without a design the wall is planned without a repeat. */
  readonly designId?: number | undefined
  readonly currency?: Currency | undefined
  readonly country?: string | undefined
}

const encodeWallQuery = ({ system, designId, currency: shown, country }: WallQuery) => ({
  measurement_system: system,
  currency: shown,
  country,
  design_id: designId === undefined ? undefined : String(designId),
})

/** A wall in whole inches or centimeters: numbers, or the text that a shopper typed. */
export interface WallRequest {
  readonly height: number | string
  readonly widths: readonly (number | string)[]
}

const encodeWall = ({ height, widths }: WallRequest) => ({ height, widths: [...widths] })

/**
 * Estimates one wallpaper for a wall. An unknown code is a 404.
 * @source spec 1 §7
 */
export const estimateWall = defineCall({
  name: 'wallpaper.estimate',
  method: 'POST',
  path: '/wallpapers/prices/calculate/{code}',
  auth: 'none',
  query: wallQuery,
  encodeQuery: encodeWallQuery,
  body: wallBody,
  encodeBody: encodeWall,
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

/**
 * Estimates every wallpaper for a wall.
 * @source spec 1 §7
 */
export const compareWallpapers = defineCall({
  name: 'wallpaper.compare',
  method: 'POST',
  path: '/wallpapers/prices/calculate',
  auth: 'none',
  query: wallQuery,
  encodeQuery: encodeWallQuery,
  body: wallBody,
  encodeBody: encodeWall,
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
