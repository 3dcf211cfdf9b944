import { shopError } from '@selvage/core/contract'
import { fromPromise } from 'xstate'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { cartOfConflict } from '../shop/with-version.ts'
import type { Shop } from '../shop/create-shop.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'
import type { SendLineInput } from './add-to-cart.machine.ts'

/** The add-to-cart machine with a shop behind it: `createActor(provideAddToCart(shop), { input })`. */
export function provideAddToCart(shop: Shop): typeof addToCartMachine {
  const { gateway, session, cart } = shop

  async function add({ item, lineKey }: SendLineInput, signal: AbortSignal): Promise<string> {
    const { addToCart, toCartPayload } = await loadCalls()
    const answer = await session.asSomebody(() => gateway.send(addToCart, { body: toCartPayload(item) }, { key: lineKey, signal }))
    cart.accept(answer.cart)
    return answer.itemId
  }

  async function replace(itemId: string, { item }: SendLineInput, signal: AbortSignal): Promise<string> {
    const { replaceItem, toCartPayload } = await loadCalls()
    const known = cart.get().cart ?? (await cart.load({ signal }))
    if (!known) throw shopError('ORDER_ITEM_NOT_FOUND')
    const put = (version: number) => gateway.send(replaceItem, { params: { id: itemId }, body: toCartPayload(item) }, { version, signal })
    try {
      cart.accept(await put(known.version))
    } catch (error) {
      const current = await cartOfConflict(error)
      if (!current) throw error
      // The line is the shopper's own wish whatever else changed: it is applied once more if it is still there.
      cart.accept(current)
      if (!current.items.some(({ id }) => id === itemId)) throw error
      cart.accept(await put(current.version))
    }
    return itemId
  }

  return addToCartMachine.provide({
    actors: {
      prepareLine: fromPromise<string>(async () => {
        await session.asSomebody(() => Promise.resolve())
        return shop.makeKey()
      }),
      sendLine: fromPromise<string, SendLineInput>(({ input, signal }) => (input.itemId === undefined ? add(input, signal) : replace(input.itemId, input, signal))),
    },
  })
}
