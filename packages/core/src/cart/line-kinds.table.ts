import type * as v from 'valibot'
import type { Call } from '../contract/define-call.ts'
import {
  addFillAYard,
  replaceFillAYard,
  toFillAYardPayload,
} from '../fill-a-yard/fill-a-yard.contract.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import {
  addWallpaper,
  replaceWallpaper,
  toWallpaperPayload,
} from '../wallpaper/wallpaper.contract.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import { toCartPayload } from './cart-payload.contract.ts'
import type { CartItemInput } from './cart-payload.contract.ts'
import { addToCart, replaceItem } from './cart.contract.ts'
import type { addedAnswer, changedAnswer } from './cart.contract.ts'

type WireBody = v.GenericSchema<object, unknown>

/** How one kind of product gets into the cart. */
export interface LineKind<Item> {
  /** Adds a line under its key. */
  readonly add: Call<string, undefined, WireBody, typeof addedAnswer>
  /** Puts a line in place of another one. */
  readonly replace: Call<`${string}{id}`, undefined, WireBody, typeof changedAnswer>
  /** Returns an item as the body of both requests. */
  readonly toBody: (item: Item) => object
}

// One constant for each row, so that a page carries the contracts of the kinds that it sells alone.

/** Printed fabric. */
export const fabricLine: LineKind<CartItemInput> = {
  add: addToCart,
  replace: replaceItem,
  toBody: toCartPayload,
}

/** Printed wallpaper. */
export const wallpaperLine: LineKind<WallpaperItemInput> = {
  add: addWallpaper,
  replace: replaceWallpaper,
  toBody: toWallpaperPayload,
}

/** A yard filled with designs of one collection. */
export const fillAYardLine: LineKind<FillAYardItemInput> = {
  add: addFillAYard,
  replace: replaceFillAYard,
  toBody: toFillAYardPayload,
}
