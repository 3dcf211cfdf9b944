import type { Cart } from '@selvage/core/cart'
import { fromCallback, fromPromise } from 'xstate'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { cartOfConflict } from '../shop/with-version.ts'
import { cartMachine } from './cart.machine.ts'
import type { CartEvent, SendWriteInput, WriteOutcome } from './cart.machine.ts'

/**
 * The cart machine with a shop behind it: `createActor(provideCart(shop), { input })`. Every such
 * actor of a shop shows the same cart.
 */
export function provideCart(shop: Shop): typeof cartMachine {
  const { gateway, cart: store } = shop

  async function write(
    { cart, write: change }: SendWriteInput,
    signal: AbortSignal,
  ): Promise<Cart> {
    const { addToCart, patchItem, removeItem, setPromo, toCartPayload } = await loadCalls()
    const sent = { version: cart.version, signal }
    switch (change.kind) {
      case 'quantity':
        return gateway.send(
          patchItem,
          { params: { id: change.id }, body: { quantity: change.quantity } },
          sent,
        )
      case 'remove':
        return gateway.send(removeItem, { params: { id: change.id } }, sent)
      case 'promo':
        return gateway.send(
          setPromo,
          { params: { id: cart.id }, body: { code: change.code } },
          sent,
        )
      case 'add': {
        const { item, key } = change
        if ('fabric' in item)
          return (await gateway.send(addToCart, { body: toCartPayload(item) }, { key, signal }))
            .cart
        return (await import('./bring-back.ts')).restoreLine(gateway, item, { key, signal })
      }
    }
  }

  return cartMachine.provide({
    actors: {
      loadCart: fromPromise<Cart | null>(({ signal }) => store.load({ signal })),
      sendWrite: fromPromise<WriteOutcome, SendWriteInput>(async ({ input, signal }) => {
        // Another widget may have moved the cart on since this wish was made: then that version is
        // the one to change.
        const known = store.get().cart
        const cart =
          known?.id === input.cart.id && known.version > input.cart.version ? known : input.cart
        try {
          const changed = await write({ ...input, cart }, signal)
          store.accept(changed)
          return { kind: 'done', cart: changed }
        } catch (error) {
          const current = await cartOfConflict(error)
          if (!current) throw error
          store.accept(current)
          return { kind: 'conflict', cart: current }
        }
      }),
      followCart: fromCallback<CartEvent>(({ sendBack }) => {
        const notify = ({ cart }: ReturnType<typeof store.get>) => {
          if (cart !== undefined) sendBack({ type: 'CART', cart })
        }
        notify(store.get())
        return store.subscribe(notify)
      }),
    },
  })
}
