'use client'
import type { Cart } from '@selvage/core/cart'
import { cartView, createCartEditor, initialCartState } from '@selvage/machines/cart'
import type { CartEditor, CartEvent, CartView, RejectedPromo } from '@selvage/machines/cart'
import type { Shop } from '@selvage/machines/shop'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useShop } from '../provider/shop-context.ts'

/** The cart as it is shown, and the function that changes it. */
export interface CartHandle {
  readonly view: CartView
  /** Takes an action of the shopper; changes are sent to the gateway one after the other. */
  readonly send: (event: CartEvent) => void
}

/**
 * Shows and edits the shop's cart while the component is mounted; all components of a shop show the
 * same changes. `cart` is the one that the page was made with, null when there is none; it is read
 * once, and when it is left out the cart is loaded. `rejectedPromo`, too, is read once: a code that
 * a form without a script sent in vain.
 */
export function useCart(cart?: Cart | null, rejectedPromo?: RejectedPromo): CartHandle {
  const shop = useShop()
  const editor = editorOf(shop, cart, rejectedPromo)
  const [drawn] = useState(() => initialCartState(cart, rejectedPromo))
  const state = useSyncExternalStore(editor.subscribe, editor.get, () => drawn)
  useEffect(() => {
    // Another view may have made the editor, with an older cart or in vain.
    if (cart) editor.send({ type: 'CART', cart })
    if (editor.get().phase === 'failed') editor.send({ type: 'RETRY' })
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor])
  const view = useMemo(() => cartView(state), [state])
  return { view, send: editor.send }
}

/** Returns the one editor of a shop: what is open in one view of the cart is open in all. */
const editorOf = (shop: Shop, cart?: Cart | null, rejectedPromo?: RejectedPromo): CartEditor =>
  shop.cart.editors[0] ?? createCartEditor(shop, cart, rejectedPromo)
