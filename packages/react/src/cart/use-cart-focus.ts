'use client'
import type { CartView } from '@selvage/machines/cart'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Keeps the keyboard focus in a cart whose buttons come and go. */
export interface CartFocus {
  /** The element that has the cart; it takes the focus where nothing better is left. */
  readonly root: RefObject<HTMLDivElement | null>
  /** To be called when a line is removed or brought back: the focus follows it. */
  readonly follow: (id: string) => void
}

/**
 * Keeps the focus on what became of a line, its Undo or its Remove, until the gateway has answered.
 */
export function useCartFocus(view: CartView): CartFocus {
  const root = useRef<HTMLDivElement>(null)
  const followed = useRef<{ readonly id: string; readonly before: CartView }>(undefined)
  useEffect(() => {
    const { current: act } = followed
    const { current: cart } = root
    // A view from before the act, whose effect comes after it, says nothing of the line.
    if (act === undefined || act.before === view || cart === null) return
    const { id } = act
    if (hasLostFocus(cart)) {
      const button = cart.querySelector<HTMLElement>(
        `[data-line="${CSS.escape(id)}"] :is([value="remove"], [value="undo"])`,
      )
      ;(button ?? cart).focus()
    }
    const isOpen = view.lines.some(({ item, busy }) => item.id === id && busy)
    if (!isOpen) followed.current = undefined
    // Looked at whenever the cart is drawn.
  }, [view])
  return {
    root,
    follow: (id) => {
      followed.current = { id, before: view }
    },
  }
}

/** True when the element that had the focus is gone: the page or the dialog has it as a whole. */
function hasLostFocus(cart: HTMLElement): boolean {
  const { activeElement } = cart.getRootNode() as Document | ShadowRoot
  return activeElement?.contains(cart) ?? true
}
