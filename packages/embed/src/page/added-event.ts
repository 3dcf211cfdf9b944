import type { CartItemInput } from '@selvage/core/cart'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'

/** A filled yard: its layout as the code that an address has. */
export interface AddedYard {
  readonly collectionId: number
  readonly layout: string
  readonly quantity: number
}

/** A line or lines that went into the cart, by kind of product. */
type Added =
  | (CartItemInput & { readonly kind: 'fabric'; readonly items: readonly CartItemInput[] })
  | {
      readonly kind: 'wallpaper'
      readonly designId: number
      readonly items: readonly WallpaperItemInput[]
    }
  | {
      readonly kind: 'fill-a-yard'
      readonly collectionId: number
      readonly items: readonly AddedYard[]
    }

/** Detail of `selvage-added`, which every widget sends when it put something into the cart. */
export type AddedDetail = Added & {
  /** Pieces that went in. */
  readonly quantity: number
  /** Pieces in the cart now. */
  readonly count: number
}

/** Sends `selvage-added` from the element where it happened. */
export function dispatchAdded(element: HTMLElement, added: Added, count: number): void {
  const quantity = added.items.reduce((sum, item) => sum + item.quantity, 0)
  const detail: AddedDetail = { ...added, quantity, count }
  element.dispatchEvent(new CustomEvent('selvage-added', { bubbles: true, composed: true, detail }))
}
