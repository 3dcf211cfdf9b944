'use client'
import type { Cart } from '@selvage/core/cart'
import { cartView, createCartEditor } from '@selvage/machines/cart'
import type { CartEditor, CartEvent, CartView, RejectedPromo } from '@selvage/machines/cart'
import type { Shop } from '@selvage/machines/shop'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useShop } from '../provider/shop-context.ts'

/** The cart as it is shown, and the function that changes it. */
export interface CartHandle {
  readonly view: CartView
  /** Takes an action of the shopper; changes are sent to the gateway one after the other. */
  readonly send: (event: CartEvent) => void
}

/**
 * Shows and edits the shop's cart while the component is mounted. `cart` is the one that the page
 * was made with, null when there is none; it is read once, and when it is left out the cart is
 * loaded. `rejectedPromo`, too, is read once: a code that a form without a script sent in vain.
 */
export function useCart(cart?: Cart | null, rejectedPromo?: RejectedPromo): CartHandle {
  const editor = useEditor(useShop(), cart, rejectedPromo)
  const state = useSyncExternalStore(editor.subscribe, editor.get, editor.get)
  const view = useMemo(() => cartView(state), [state])
  return { view, send: editor.send }
}

/** The editor of a shop; another shop gets another one. */
function useEditor(
  shop: Shop,
  cart: Cart | null | undefined,
  rejectedPromo: RejectedPromo | undefined,
): CartEditor {
  const [own, setOwn] = useState(() => ({
    shop,
    editor: createCartEditor(shop, cart, rejectedPromo),
  }))
  if (own.shop === shop) return own.editor
  const next = { shop, editor: createCartEditor(shop, cart) }
  setOwn(next)
  return next.editor
}
