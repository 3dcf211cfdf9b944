import type { CartItemInput } from '@selvage/core/cart'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'

/** A filled yard; `layout` is the layout code, as in the URL. */
export interface AddedYard {
  readonly collectionId: number
  readonly layout: string
  readonly quantity: number
}

/** The lines that were added to the cart, by kind of product. */
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

/** Detail of the event `selvage-added`, which a widget sends after adding to the cart. */
export type AddedDetail = Added & {
  /** Number of pieces that were added. */
  readonly quantity: number
  /** Number of pieces in the cart now. */
  readonly count: number
}

/** Dispatches `selvage-added` on the widget that added the lines. */
export function dispatchAdded(element: HTMLElement, added: Added, count: number): void {
  const quantity = added.items.reduce((sum, item) => sum + item.quantity, 0)
  const detail: AddedDetail = { ...added, quantity, count }
  element.dispatchEvent(new CustomEvent('selvage-added', { bubbles: true, composed: true, detail }))
}
