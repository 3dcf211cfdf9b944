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

/** Moves the focus to what became of a line: to its Undo when it is gone, back to its Remove. */
export function useCartFocus(view: CartView): CartFocus {
  const root = useRef<HTMLDivElement>(null)
  const followed = useRef<{ readonly id: string; readonly wasLine: boolean } | undefined>(undefined)
  const isLine = (id: string) => view.lines.some(({ item, leaving }) => item.id === id && !leaving)
  useEffect(() => {
    const { current } = followed
    const isReturning = view.removed.some(({ item, busy }) => item.id === current?.id && busy)
    if (current === undefined || isReturning || isLine(current.id) === current.wasLine) return
    followed.current = undefined
    const button = root.current?.querySelector<HTMLElement>(
      `[data-line="${CSS.escape(current.id)}"] :is([value="remove"], [value="undo"])`,
    )
    ;(button ?? root.current)?.focus()
    // Looked at whenever the cart is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view])
  return {
    root,
    follow: (id) => {
      followed.current = { id, wasLine: isLine(id) }
    },
  }
}
