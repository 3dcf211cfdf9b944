import { addLine, fabricLine, MAX_QUANTITY, readQuantity, wallpaperLine } from '@selvage/core/cart'
import type { Cart, CartItemInput, LineKind } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { isFabricCode, isFabricSize } from '@selvage/core/fabric'
import { homeGoodPieceParts, homeGoodPiecesOf } from '@selvage/core/home-good'
import type { HomeGoodCode, HomeGoodItemInput } from '@selvage/core/home-good'
import { homeGoodLine } from '@selvage/core/product'
import {
  isWallpaperCode,
  isWallpaperSize,
  wallpaperFromSlug,
  wallpaperSizesOf,
} from '@selvage/core/wallpaper'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'
import { formKey } from '../page/form-key.server.ts'
import { formText } from '../page/form-text.ts'
import type { QuantityError } from './quantity-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** A product form that a page without a script posts. */
export interface PostedProduct<Typed, Item> {
  readonly line: LineKind<Item>
  /** Returns the fields as they were typed, to be shown again when they cannot be taken. */
  typedOf(form: FormData): Typed
  /** Returns the item that the fields mean. Throws FIELD_VALUE_INVALID. */
  itemOf(form: FormData, designId: number): Item
}

export interface TypedFabric {
  readonly fabric: string
  readonly size: string
  readonly quantity: string
}

export const postedFabric: PostedProduct<TypedFabric, CartItemInput> = {
  line: fabricLine,
  typedOf: (form) => ({
    fabric: formText(form, 'fabric'),
    size: formText(form, 'fabric_size'),
    quantity: formText(form, 'quantity'),
  }),
  itemOf(form, designId) {
    const { fabric, size } = this.typedOf(form)
    if (!isFabricCode(fabric) || !isFabricSize(size)) throw invalidField()
    return { designId, fabric, size, quantity: readPieces(form) }
  },
}

export interface TypedWallpaper {
  readonly wallpaper: string
  readonly size: string
  readonly quantity: string
}

export const postedWallpaper: PostedProduct<TypedWallpaper, WallpaperItemInput> = {
  line: wallpaperLine,
  typedOf: (form) => ({
    wallpaper: formText(form, 'wallpaper'),
    size: formText(form, 'size'),
    quantity: formText(form, 'quantity'),
  }),
  itemOf(form, designId) {
    const { wallpaper: given, size } = this.typedOf(form)
    // Radio buttons say the gateway's code, an address the slug; both mean one paper.
    const wallpaper = isWallpaperCode(given) ? given : wallpaperFromSlug(given)
    const isSold =
      wallpaper !== undefined && isWallpaperSize(size) && wallpaperSizesOf(wallpaper).includes(size)
    if (!isSold) throw invalidField()
    return { designId, wallpaper, size, quantity: readPieces(form) }
  },
}

export interface TypedHomeGood {
  readonly fabric: string
  readonly size: string
  readonly addition: string
  readonly quantity: string
}

/** The form of one home good. */
export const postedHomeGood = (
  homeGood: HomeGoodCode,
): PostedProduct<TypedHomeGood, HomeGoodItemInput> => ({
  line: homeGoodLine,
  typedOf: (form) => ({
    fabric: formText(form, 'fabric'),
    size: formText(form, 'size'),
    addition: formText(form, 'insert'),
    quantity: formText(form, 'quantity'),
  }),
  itemOf(form, designId) {
    const { fabric, size: typedSize, addition: typedAddition } = this.typedOf(form)
    const piece = homeGoodPiecesOf(homeGood).find(
      (one) => one === [typedSize, typedAddition].filter(Boolean).join(' '),
    )
    if (piece === undefined || !isFabricCode(fabric)) throw invalidField()
    const { size, addition } = homeGoodPieceParts(piece)
    const chosen = { designId, homeGood, size, fabric, ...(addition && { addition }) }
    return { ...chosen, quantity: readPieces(form) }
  },
})

/** Returns the error of a posted form's quantity; undefined when it can be taken. */
export function quantityError(form: FormData): QuantityError | undefined {
  const read = readQuantity(formText(form, 'quantity'))
  if (!read.ok) return { message: `forms.${read.fieldError}` }
  // A form without script cannot announce that 100 became 1, so nothing is added until the shopper
  // has seen it.
  return read.reset === undefined
    ? undefined
    : { message: 'form.quantityReset', params: { typed: read.reset, max: MAX_QUANTITY } }
}

/**
 * Puts a posted product into the cart, or in the place of another line, and returns the cart then
 * with the line. Rejects with a ShopError.
 */
export async function addPosted<Item>(
  shop: Shop,
  posted: PostedProduct<unknown, Item>,
  form: FormData,
  designId: number,
): Promise<{ readonly cart: Cart; readonly lineId: string | undefined }> {
  const item = posted.itemOf(form, designId)
  const outcome = await addLine(shop, posted.line, {
    items: [item],
    lineKey: formKey(form, item),
    itemId: formText(form, 'order_item_id') || undefined,
  })
  if (outcome.kind !== 'done') throw outcome.error
  const { cart, itemIds } = outcome
  return { cart, lineId: itemIds[0] }
}

export const invalidField = () => shopError('FIELD_VALUE_INVALID', { status: 400 })

export function readPieces(form: FormData): number {
  const read = readQuantity(formText(form, 'quantity'))
  if (!read.ok || read.reset !== undefined) throw invalidField()
  return read.quantity
}
