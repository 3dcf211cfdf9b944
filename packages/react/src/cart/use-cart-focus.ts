'use client'
import type { CartView, SavedLinesState } from '@selvage/machines/cart'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Keeps the keyboard focus in a cart whose buttons come and go. */
export interface CartFocus {
  /** The element that has the cart; it takes the focus where nothing better is left. */
  readonly root: RefObject<HTMLDivElement | null>
  /**
   * To be called when a line moves, is removed or brought back: the focus follows it, or goes to
   * what the selector names where nothing is left of the line.
   */
  readonly follow: (id: string, otherwise?: string) => void
}

/**
 * Keeps the focus on what became of a line, its Undo, its Remove or its Move to cart, until the
 * gateway has answered. `saved` are the lines that are saved for later, where the cart shows them.
 */
export function useCartFocus(
  view: CartView,
  saved?: Pick<SavedLinesState, 'loading' | 'busy'>,
): CartFocus {
  const root = useRef<HTMLDivElement>(null)
  const followed = useRef<{
    readonly id: string
    readonly otherwise: string | undefined
    readonly before: readonly unknown[]
  }>(undefined)
  useEffect(() => {
    const { current: act } = followed
    const { current: cart } = root
    // A view from before the act, whose effect comes after it, says nothing of the line.
    const isAsBefore = act?.before[0] === view && act.before[1] === saved
    if (act === undefined || isAsBefore || cart === null) return
    const { id, otherwise } = act
    if (hasLostFocus(cart)) {
      const button =
        cart.querySelector<HTMLElement>(
          `[data-line="${CSS.escape(id)}"] :is(${GOES_ON.map((value) => `[value="${value}"]`).join()})`,
        ) ?? (otherwise === undefined ? null : cart.querySelector<HTMLElement>(otherwise))
      ;(button ?? cart).focus()
    }
    const isOpen =
      view.lines.some(({ item, busy }) => item.id === id && busy) ||
      saved?.loading === true ||
      saved?.busy.includes(id) === true
    if (!isOpen) followed.current = undefined
    // Looked at whenever the cart is drawn.
  }, [view, saved])
  return {
    root,
    follow: (id, otherwise) => {
      followed.current = { id, otherwise, before: [view, saved] }
    },
  }
}

/** The buttons of a line that an act on it leads to. */
const GOES_ON = ['remove', 'undo', 'move', 'unsave']

/** True when the element that had the focus is gone: the page or the dialog has it as a whole. */
function hasLostFocus(cart: HTMLElement): boolean {
  const { activeElement } = cart.getRootNode() as Document | ShadowRoot
  return activeElement?.contains(cart) ?? true
}
