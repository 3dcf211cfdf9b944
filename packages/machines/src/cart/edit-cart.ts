import type { Cart } from '@selvage/core/cart'
import type { CartState } from '../shop/cart-store.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { initialCartState } from './cart-editor-state.ts'
import type { CartEditorState, RejectedPromo } from './cart-editor-state.ts'
import { doCartWork } from './cart-work.ts'
import type { CartCalls, EditedShop } from './cart-work.ts'
import { dueWork, reduceCart } from './reduce-cart.ts'
import type { CartAnswer, CartEvent, CartWork } from './reduce-cart.ts'

/**
 * A shop's cart with the changes that are open; `cartView` reads its state. It follows the shop's
 * cart and loads it while somebody listens; what was changed by then is sent to its end.
 */
export interface CartEditor extends Store<CartEditorState> {
  send(event: CartEvent): void
}

/**
 * Makes an editor of a cart with the calls of its own: for a page that has a client of its own,
 * such as an embed. `createCartEditor` does the same for a shop of `createShop`.
 */
export function editCart(
  shop: EditedShop,
  calls: CartCalls,
  cart?: Cart | null,
  rejectedPromo?: RejectedPromo,
): CartEditor {
  const store = createStore(initialCartState(cart, rejectedPromo), (error) =>
    shop.report(error, 'cart.editor'),
  )
  let running: { readonly kind: CartWork['kind']; readonly controller: AbortController } | undefined
  let listeners = 0
  let wasHeard = false
  let stopFollowing = (): void => {}

  function apply(event: CartEvent | CartAnswer): void {
    store.set(reduceCart(store.get(), event))
    // A load that was overtaken by a cart from elsewhere is pointless; a write is waited for.
    if (running?.kind === 'load' && store.get().phase !== 'loading') abort()
    startDueWork()
  }

  function startDueWork(): void {
    const work = dueWork(store.get())
    if (work === undefined || running !== undefined) return
    if (work.kind === 'load' ? listeners === 0 : !wasHeard) return
    const controller = new AbortController()
    running = { kind: work.kind, controller }
    // Every rejection of the gateway is an answer; only a developer's mistake goes on being thrown.
    void doCartWork(shop, calls, work, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      running = undefined
      apply(answer)
    })
  }

  function abort(): void {
    running?.controller.abort()
    running = undefined
  }

  function followShop(): void {
    const takeCart = ({ cart: next }: CartState): void => {
      if (next !== undefined) apply({ type: 'CART', cart: next })
    }
    stopFollowing = shop.cart.subscribe(takeCart)
    takeCart(shop.cart.get())
    startDueWork()
  }

  const editor: CartEditor = {
    get: store.get,
    send: apply,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener)
      listeners += 1
      wasHeard = true
      if (listeners === 1) followShop()
      let isListening = true
      return () => {
        if (!isListening) return
        isListening = false
        unsubscribe()
        listeners -= 1
        if (listeners > 0) return
        stopFollowing()
        // A panel that is closed, or a page that is left, does not take an act back.
        if (running?.kind === 'load') abort()
      }
    },
  }
  shop.cart.join(editor)
  return editor
}
