import type { Call, Schema } from '../contract/define-call.ts'
import { addFillAYard, replaceFillAYard } from '../fill-a-yard/fill-a-yard.contract.ts'
import type { FillAYardItemInput } from '../fill-a-yard/fill-a-yard.contract.ts'
import { readLayoutCode } from '../fill-a-yard/layout.ts'
import { addWallpaper, replaceWallpaper } from '../wallpaper/wallpaper.contract.ts'
import type { WallpaperItemInput } from '../wallpaper/wallpaper.contract.ts'
import type { addedAnswer, changedAnswer } from './cart-state.contract.ts'
import { addToCart, replaceItem } from './cart.contract.ts'
import type { CartItemInput } from './cart.contract.ts'
import type { LinesByKind } from './line-kind-of.ts'

/** How one kind of product gets into the cart: two calls whose body is an item of the kind. */
export interface LineKind<Item, Line = never> {
  /** Adds a line under its key. */
  readonly add: Call<string, undefined, Schema, typeof addedAnswer, never, Item>
  /** Puts a line in place of another one. */
  readonly replace: Call<`${string}{id}`, undefined, Schema, typeof changedAnswer, never, Item>
  /** Returns the item that a line was added as; undefined when the line no longer says it. */
  readonly itemOf: (line: Line) => Item | undefined
}

// One constant for each row, so that a page carries the contracts of the kinds that it sells alone.

/** Printed fabric. */
export const fabricLine: LineKind<CartItemInput, LinesByKind['fabric']> = {
  add: addToCart,
  replace: replaceItem,
  itemOf: ({ design, fabric: { code, size }, quantity }) =>
    design ? { designId: design.id, fabric: code, size, quantity } : undefined,
}

/** Printed wallpaper. */
export const wallpaperLine: LineKind<WallpaperItemInput, LinesByKind['wallpaper']> = {
  add: addWallpaper,
  replace: replaceWallpaper,
  itemOf: ({ design, wallpaper: { code, size }, quantity }) =>
    design ? { designId: design.id, wallpaper: code, size, quantity } : undefined,
}

/** A yard filled with designs of one collection. */
export const fillAYardLine: LineKind<FillAYardItemInput, LinesByKind['fill-a-yard']> = {
  add: addFillAYard,
  replace: replaceFillAYard,
  itemOf: ({ fillAYard, quantity }) => {
    const layout = readLayoutCode(fillAYard.layout)
    return layout && { layout, quantity }
  },
}
