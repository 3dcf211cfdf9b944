'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import type { CartEvent, CartView } from '@selvage/machines/cart'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { lineFullTitle } from '../order/index.ts'
import type { CartActions } from './cart-view.tsx'
import { useCart } from './use-cart.ts'
import { useCartFocus } from './use-cart-focus.ts'

/** A cart that is changed line by line, with what is announced and where the focus goes. */
interface CartFlowHandle {
  readonly view: CartView
  readonly send: (event: CartEvent) => void
  readonly actions: CartActions
  /** The element that has the cart. */
  readonly root: RefObject<HTMLDivElement | null>
  /** False before the script runs and while it takes the server's cart over. */
  readonly scripted: boolean
}

/** Shows and edits the shop's cart, and announces what became of each change. */
export function useCartFlow(cart: Cart | null | undefined): CartFlowHandle {
  const messages = useMessages()
  const { t } = messages
  const announce = useAnnounce()
  const { view, send } = useCart(cart)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const sent = view.lines.some(({ busy }) => busy) || view.promo.busy
  useEffect(() => {
    if (!scripted || sent || view.cart === null) return
    announce(t('cart.updated'))
    // Announced for each new version, not when the messages change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.cart?.version])

  const { root, follow } = useCartFocus(view)
  const remove = (item: OrderItem) => {
    follow(item.id)
    send({ type: 'REMOVE', id: item.id })
    announce(t('cart.removed', { title: lineFullTitle(item, messages) }))
  }
  const undo = ({ id }: OrderItem) => {
    follow(id)
    send({ type: 'UNDO', id })
  }
  return {
    view,
    send,
    root,
    scripted,
    actions: {
      onQuantity: (item, typed) => send({ type: 'TYPE_QUANTITY', id: item.id, typed }),
      onRemove: remove,
      onUndo: undo,
      onRetry: (id) => send({ type: 'RETRY', id }),
      onTypePromo: (typed) => send({ type: 'TYPE_PROMO', typed }),
      onPromo: (apply) => send({ type: apply ? 'APPLY_PROMO' : 'REMOVE_PROMO' }),
    },
  }
}
