import { expect, it } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { getCart, patchItem, removeItem, restoreItem } from '../cart/cart.contract.ts'
import type { Cart } from '../cart/cart-state.contract.ts'
import { listSaved, moveToCart, saveItem } from '../cart/saved.contract.ts'
import { fabricLine } from '../cart/line-kinds.table.ts'
import { openShop, yard } from '../cart/line-shop.test-data.ts'
import type { Call, CallAnswer, CallInput } from '../contract/define-call.ts'
import { addFavorite, removeFavorite } from '../favorites/favorites.contract.ts'
import type { SendOptions } from '../gateway/client.ts'
import { eventsOfCall } from './call-events.ts'
import type { ShopEvent } from './events.ts'

/** A shop whose calls are recorded as events. */
function recorded() {
  const { shop } = openShop()
  const events: ShopEvent[] = []
  let cart: Cart | null | undefined
  const send = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: SendOptions,
  ): Promise<CallAnswer<C>> => {
    const before = cart
    const answer = await shop.gateway.send(call, input, options)
    events.push(...eventsOfCall({ ...call, ...input, answer, cart: before }))
    return answer
  }
  return {
    events,
    send,
    add: async () => {
      const outcome = await addLine({ ...shop, gateway: { send } }, fabricLine, { items: [yard] })
      if (outcome.kind !== 'done') throw outcome.error
      cart = outcome.cart
      return { cart, id: outcome.itemIds[0] ?? '' }
    },
    hold: (next: Cart) => {
      cart = next
      return { version: next.version }
    },
  }
}
const pieces = (events: readonly ShopEvent[]) =>
  events.map((event) => [event.name, 'items' in event && event.items.map((item) => item.quantity)])

it('records the pieces that came in, and not those that an equal line had', async () => {
  const { add, events } = recorded()
  await add()
  await add()
  expect(pieces(events)).toEqual([
    ['added_to_cart', [2]],
    ['added_to_cart', [2]],
  ])
  expect(events[0]).toMatchObject({
    items: [{ parentSku: `DESIGN-${yard.designId}`, family: 'Fabric', designId: yard.designId }],
  })
})

it('records the pieces by which a line changes, goes and comes back', async () => {
  const { add, send, hold, events } = recorded()
  const { cart, id } = await add()
  const params = { id }
  const more = await send(patchItem, { params, body: { quantity: 5 } }, hold(cart))
  const fewer = await send(patchItem, { params, body: { quantity: 1 } }, hold(more))
  const gone = await send(removeItem, { params }, hold(fewer))
  const back = await send(restoreItem, { params }, hold(gone))
  expect(back.items).toHaveLength(1)
  expect(pieces(events).slice(1)).toEqual([
    ['added_to_cart', [3]],
    ['removed_from_cart', [4]],
    ['removed_from_cart', [1]],
    ['added_to_cart', [1]],
  ])
})

it('records no read, and no change of a cart that was not known', async () => {
  const { add, send, events } = recorded()
  const { cart, id } = await add()
  await send(getCart, { params: { id: 'pending' }, query: {} })
  const answer = { ...cart, id: 'another', items: [] }
  expect(eventsOfCall({ name: 'cart.remove', method: 'DELETE', answer, cart })).toEqual([])
  const unknown = { name: 'cart.patch', method: 'PATCH', answer: cart, cart: undefined }
  expect(eventsOfCall(unknown)).toEqual([])
  expect(id).not.toBe('')
  expect(events).toHaveLength(1)
})

it('records a line that is saved for later, and one that comes back', async () => {
  const { add, send, hold, events } = recorded()
  const { cart, id } = await add()
  const left = await send(saveItem, { params: { id } }, hold(cart))
  const { items } = await send(listSaved, { query: {} })
  const params = { id: items[0]?.id ?? '' }
  const back = await send(moveToCart, { params }, hold(left))
  expect(back.cart.items).toHaveLength(1)
  expect(pieces(events).slice(1)).toEqual([
    ['removed_from_cart', [2]],
    ['added_to_cart', [2]],
  ])
  // Carts that become one at a login are no act of their member.
  const merged = { name: 'cart.merge', method: 'POST', answer: back, cart: null }
  expect(eventsOfCall(merged)).toEqual([])
})

it('records favorites by their designs', async () => {
  const { send, events } = recorded()
  const params = { id: yard.designId }
  await send(addFavorite, { params, body: {} })
  await send(removeFavorite, { params, body: {} })
  expect(events).toEqual([
    { name: 'favorite_added', designId: yard.designId },
    { name: 'favorite_removed', designId: yard.designId },
  ])
})
