import type { Call, Schema } from '../contract/define-call.ts'
import { addFillAYard, replaceFillAYard } from '../fill-a-yard/fill-a-yard.contract.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import { addWallpaper, replaceWallpaper } from '../wallpaper/wallpaper.contract.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import type { addedAnswer, changedAnswer } from './cart-state.contract.ts'
import { addToCart, replaceItem } from './cart.contract.ts'
import type { CartItemInput } from './cart.contract.ts'

/** How one kind of product gets into the cart: two calls whose body is an item of the kind. */
export interface LineKind<Item> {
  /** Adds a line under its key. */
  readonly add: Call<string, undefined, Schema, typeof addedAnswer, never, Item>
  /** Puts a line in place of another one. */
  readonly replace: Call<`${string}{id}`, undefined, Schema, typeof changedAnswer, never, Item>
}

// One constant for each row, so that a page carries the contracts of the kinds that it sells alone.

/** Printed fabric. */
export const fabricLine: LineKind<CartItemInput> = {
  add: addToCart,
  replace: replaceItem,
}

/** Printed wallpaper. */
export const wallpaperLine: LineKind<WallpaperItemInput> = {
  add: addWallpaper,
  replace: replaceWallpaper,
}

/** A yard filled with designs of one collection. */
export const fillAYardLine: LineKind<FillAYardItemInput> = {
  add: addFillAYard,
  replace: replaceFillAYard,
}
