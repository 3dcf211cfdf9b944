import { fromPromise } from 'xstate'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'
import type { SendLineInput } from './add-to-cart.machine.ts'
import { lineWriter } from './line-writer.ts'

/**
 * The add-to-cart machine with a shop behind it: `createActor(provideAddToCart(shop), { input })`.
 */
export function provideAddToCart(shop: Shop): typeof addToCartMachine {
  const { gateway } = shop
  const lines = lineWriter(shop)

  async function send(
    { item, lineKey, itemId }: SendLineInput,
    signal: AbortSignal,
  ): Promise<string> {
    const { addToCart, replaceItem, toCartPayload } = await loadCalls()
    const body = toCartPayload(item)
    if (itemId === undefined)
      return lines.add(() => gateway.send(addToCart, { body }, { key: lineKey, signal }))
    return lines.replace(
      itemId,
      (version) => gateway.send(replaceItem, { params: { id: itemId }, body }, { version, signal }),
      signal,
    )
  }

  return addToCartMachine.provide({
    actors: {
      prepareLine: fromPromise<string>(lines.prepare),
      sendLine: fromPromise<string, SendLineInput>(({ input, signal }) => send(input, signal)),
    },
  })
}
