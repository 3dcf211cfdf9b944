import * as v from 'valibot'
import { addedAnswer, changedAnswer } from '../cart/cart-state.contract.ts'
import { ADD_ERRORS, pieces } from '../cart/line-payload.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, price } from '../contract/wire.ts'
import { STOCK_STATUSES, wallpaperCode, wallpaperSize } from './wallpaper-item.contract.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'

const wallpaperOffer = v.pipe(
  v.object({
    code: wallpaperCode,
    status: v.picklist(STOCK_STATUSES),
    pricing: v.object({
      default_size: wallpaperSize,
      /** Whether the prices contain the tax of the query's country. */
      tax_included: v.optional(v.boolean()),
      sizes: v.record(wallpaperSize, price),
    }),
  }),
  v.transform(({ code, status, pricing }) => ({
    code,
    status,
    defaultSize: pricing.default_size,
    sizes: pricing.sizes,
    ...(pricing.tax_included && { taxIncluded: true }),
  })),
)
/** A wallpaper with its current price for each size, and whether it can be bought. */
export type WallpaperOffer = v.InferOutput<typeof wallpaperOffer>

/**
 * Lists every wallpaper with its price for each size, in one currency, and says whether the prices
 * contain the tax of the country.
 */
export const listWallpapers = defineCall({
  name: 'wallpaper.list',
  method: 'GET',
  path: '/wallpapers',
  auth: 'none',
  cacheable: true,
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

/** A wallpaper for the cart: a design, printed on a number of pieces. */
export interface WallpaperItemInput {
  readonly designId: number
  readonly wallpaper: WallpaperCodeOf
  readonly size: WallpaperSizeOf
  /** 1 to 99. */
  readonly quantity: number
}
type WallpaperCodeOf = v.InferOutput<typeof wallpaperCode>
type WallpaperSizeOf = v.InferOutput<typeof wallpaperSize>

/**
 * Wire body of a wallpaper.
 * @source spec 1 §3 Cart payload, §7
 */
export const wallpaperPayload = v.strictObject({
  merchandise: v.strictObject({
    wallpaper_item: v.strictObject({ code: wallpaperCode, size: wallpaperSize }),
  }),
  design: v.strictObject({ id }),
  quantity: pieces,
  status: v.optional(v.picklist(['pending'])),
})

/** Turns a wallpaper into its wire body. */
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
 * Adds wallpaper to the cart, or raises the quantity of an equal line. The idempotency key belongs
 * to the line: a request that is sent twice with one key adds the line once.
 * @source spec 1 §7
 */
export const addWallpaper = defineCall({
  name: 'wallpaper.add',
  method: 'POST',
  path: '/wallpapers/order_items',
  auth: 'cart',
  keyed: true,
  body: wallpaperPayload,
  encodeBody: toWallpaperPayload,
  answer: addedAnswer,
  errors: [...ADD_ERRORS, ...ITEM_ERRORS],
})

/** Replaces a line of the cart by another wallpaper in one step. */
export const replaceWallpaper = defineCall({
  name: 'wallpaper.replace',
  method: 'PUT',
  path: '/wallpapers/order_items/{id}',
  auth: 'cart',
  versioned: true,
  body: wallpaperPayload,
  encodeBody: toWallpaperPayload,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'CART_VERSION_CONFLICT', ...ITEM_ERRORS],
})
