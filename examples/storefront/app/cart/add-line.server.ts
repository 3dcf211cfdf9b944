import { createHash } from 'node:crypto'
import {
  addToCart,
  getCart,
  MAX_QUANTITY,
  readQuantity,
  replaceItem,
  toCartPayload,
} from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { isFabricCode, isFabricSize } from '@selvage/core/fabric'
import {
  addWallpaper,
  isWallpaperCode,
  isWallpaperSize,
  replaceWallpaper,
  toWallpaperPayload,
  wallpaperFromSlug,
  wallpaperSizesOf,
} from '@selvage/core/wallpaper'
import { formText } from '../page/form-text.ts'
import type { QuantityError } from './quantity-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** A key that a page's form may bring, so that one form sent twice adds once. */
const LINE_KEY = /^[A-Za-z0-9_-]{16,64}$/

/** What a posted product form was, to be shown again when it cannot be taken. */
export interface TypedLine {
  readonly fabric: string
  readonly size: string
  readonly quantity: string
}

export function typedLine(form: FormData): TypedLine {
  return {
    fabric: formText(form, 'fabric'),
    size: formText(form, 'fabric_size'),
    quantity: formText(form, 'quantity'),
  }
}

/** What is wrong with the quantity of a posted form; undefined when it can be taken. */
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
 * Puts a posted fabric into the cart, or in the place of another line. Rejects with a ShopError.
 */
export async function addLine(shop: Shop, designId: number, form: FormData): Promise<void> {
  const { fabric, size } = typedLine(form)
  const quantity = readPieces(form)
  if (!isFabricCode(fabric) || !isFabricSize(size))
    throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  const item = { designId, fabric, size, quantity }
  const body = toCartPayload(item)
  await put(shop, form, item, {
    add: (key) => shop.gateway.send(addToCart, { body }, { key }),
    replace: (id, version) => shop.gateway.send(replaceItem, { params: { id }, body }, { version }),
  })
}

/** What a posted wallpaper form was, to be shown again when it cannot be taken. */
export interface TypedWallpaper {
  readonly wallpaper: string
  readonly size: string
  readonly quantity: string
}

export function typedWallpaper(form: FormData): TypedWallpaper {
  return {
    wallpaper: formText(form, 'wallpaper'),
    size: formText(form, 'size'),
    quantity: formText(form, 'quantity'),
  }
}

/**
 * Puts a posted wallpaper into the cart, or in the place of another line. Rejects with a ShopError.
 */
export async function addWallpaperLine(
  shop: Shop,
  designId: number,
  form: FormData,
): Promise<void> {
  const { wallpaper: given, size } = typedWallpaper(form)
  // Radio buttons say the gateway's code, an address the slug; both mean one paper.
  const wallpaper = isWallpaperCode(given) ? given : wallpaperFromSlug(given)
  const quantity = readPieces(form)
  if (
    wallpaper === undefined ||
    !isWallpaperSize(size) ||
    !wallpaperSizesOf(wallpaper).includes(size)
  )
    throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  const item = { designId, wallpaper, size, quantity }
  const body = toWallpaperPayload(item)
  await put(shop, form, item, {
    add: (key) => shop.gateway.send(addWallpaper, { body }, { key }),
    replace: (id, version) =>
      shop.gateway.send(replaceWallpaper, { params: { id }, body }, { version }),
  })
}

function readPieces(form: FormData): number {
  const read = readQuantity(formText(form, 'quantity'))
  if (!read.ok || read.reset !== undefined) throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  return read.quantity
}

interface Writes {
  readonly add: (key: string) => Promise<unknown>
  readonly replace: (id: string, version: number) => Promise<unknown>
}

async function put(
  { gateway, session, makeKey }: Shop,
  form: FormData,
  item: object,
  { add, replace }: Writes,
): Promise<void> {
  const itemId = formText(form, 'order_item_id')
  if (itemId !== '') {
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    if (!cart) throw shopError('ORDER_ITEM_NOT_FOUND', { status: 404 })
    await replace(itemId, cart.version)
    return
  }
  const given = formText(form, 'line_key')
  const key = LINE_KEY.test(given) ? lineKeyOf(given, item) : makeKey()
  await session.withSession(() => add(key))
}

// A page that was gone back to and filled in differently asks for another line, not for the same
// one again.
function lineKeyOf(given: string, item: object): string {
  return createHash('sha256')
    .update(JSON.stringify([given, item]))
    .digest('base64url')
}
