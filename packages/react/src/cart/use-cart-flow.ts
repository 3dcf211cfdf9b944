'use client'
import type { Cart, OrderItem, SavedPage } from '@selvage/core/cart'
import type { CartEvent, CartView, RejectedPromo, SavedLinesState } from '@selvage/machines/cart'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useErrorAnnouncement } from '../flash/use-error-announcement.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { lineFullTitle } from '../order/index.ts'
import type { CartActions } from './cart-view.tsx'
import { useCart } from './use-cart.ts'
import { useCartFocus } from './use-cart-focus.ts'
import type { SavedActions } from './saved-section.tsx'
import { useSavedLines } from './use-saved-lines.ts'

/** A cart that is changed line by line, with what is announced and where the focus goes. */
interface CartFlowHandle {
  readonly view: CartView
  readonly send: (event: CartEvent) => void
  readonly actions: CartActions
  /** The lines that are saved for later, and the acts on them; undefined where none are shown. */
  readonly saved: { readonly state: SavedLinesState; readonly actions: SavedActions } | undefined
  /** The element that has the cart. */
  readonly root: RefObject<HTMLDivElement | null>
  /** False before the script runs and while it takes the server's cart over. */
  readonly scripted: boolean
}

/** The section of the lines that are saved for later. */
const SAVED = '#saved'

/** Shows and edits the shop's cart, and announces what became of each change. */
export function useCartFlow(
  cart: Cart | null | undefined,
  rejectedPromo?: RejectedPromo,
  savedPage?: SavedPage | null,
): CartFlowHandle {
  const messages = useMessages()
  const { t } = messages
  const announce = useAnnounce()
  const { view, send } = useCart(cart, rejectedPromo)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  // An act with an announcement of its own is not announced again in general.
  const isAnnounced = useRef(false)
  const announced = useRef<number>(undefined)
  const act = (event: CartEvent, announces = false): void => {
    isAnnounced.current = announces
    send(event)
  }
  const version = view.cart?.version
  const isOpen = view.totalsOutdated
  useEffect(() => {
    if (!scripted || isOpen || version === undefined) return
    const before = announced.current
    announced.current = version
    if (before === undefined || before === version) return
    if (!isAnnounced.current) announce(t('cart.updated'))
    isAnnounced.current = false
    // Announced for each new version, not when the messages change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scripted, isOpen, version])

  useErrorAnnouncement(view.promo.error)
  const saved = useSavedLines(savedPage)
  const { root, follow } = useCartFocus(view, saved?.state)
  // The saved lines are read again once the cart has settled.
  const isSaving = useRef(false)
  useEffect(() => {
    if (isOpen || !isSaving.current) return
    isSaving.current = false
    void saved?.lines.load()
  }, [isOpen, saved?.lines])
  const remove = (item: OrderItem) => {
    follow(item.id)
    act({ type: 'REMOVE', id: item.id }, true)
    announce(t('cart.removed', { title: lineFullTitle(item, messages) }))
  }
  const save = (item: OrderItem) => {
    isSaving.current = true
    saved?.lines.expect(item)
    follow(item.id, SAVED)
    act({ type: 'SAVE', id: item.id }, true)
    announce(t('cart.savedLine', { title: lineFullTitle(item, messages) }))
  }
  const move = async ({ id }: OrderItem) => {
    follow(id, SAVED)
    isAnnounced.current = true
    const moved = await saved?.lines.move(id)
    if (moved === undefined) isAnnounced.current = false
    else if (moved > 0) announce(t('cart.movedToCart', { count: moved }))
  }
  const unsave = async (item: OrderItem) => {
    follow(item.id, SAVED)
    if (await saved?.lines.remove(item.id))
      announce(t('cart.unsaved', { title: lineFullTitle(item, messages) }))
  }
  const undo = ({ id }: OrderItem) => {
    follow(id)
    act({ type: 'UNDO', id })
  }
  const forget = ({ id }: OrderItem) => {
    follow(id, '[data-line] :is(a, button)')
    act({ type: 'FORGET', id }, true)
  }
  return {
    view,
    send,
    root,
    scripted,
    saved: saved && {
      state: saved.state,
      actions: {
        onMove: (item) => void move(item),
        onRemove: (item) => void unsave(item),
        onRetry: () => void saved.lines.load(),
      },
    },
    actions: {
      // Its field says a quantity that a button makes; one that is typed is heard as it is typed.
      onQuantity: (item, typed) => act({ type: 'TYPE_QUANTITY', id: item.id, typed }, true),
      onRemove: remove,
      onUndo: undo,
      onForget: forget,
      onSave: saved && save,
      onRetry: (id) => {
        isSaving.current = true
        send({ type: 'RETRY', id })
      },
      onTypePromo: (typed) => send({ type: 'TYPE_PROMO', typed }),
      onPromo: (apply) => act({ type: apply ? 'APPLY_PROMO' : 'REMOVE_PROMO' }),
    },
  }
}
