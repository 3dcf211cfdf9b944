import type { Cart } from '@selvage/core/cart'
import { expect, it, vi } from 'vitest'
import { createStore } from '../store.ts'
import { keepCartInStep } from './cart-in-step.ts'
import type { CartInStepOptions } from './cart-in-step.ts'
import type { CartState, CartStore } from './cart-store.ts'

type Known = Pick<Cart, 'id' | 'version'>
type Channel = CartInStepOptions['channel']

/** The gateway's cart, and the channels of the tabs that look at it. */
function openShop() {
  const gateway: { cart: Known | null; isDown: boolean } = { cart: null, isDown: false }
  const channels: Channel[] = []

  function openTab({ known, isBehind = false }: { known?: Known; isBehind?: boolean } = {}) {
    const { set, ...store } = createStore<CartState>({
      cart: known as Cart | undefined,
      count: undefined,
    })
    const show = (cart: Known | null): void => set({ cart: cart as Cart | null, count: 1 })
    const load = vi.fn(async () => {
      if (gateway.isDown) throw new Error('SERVER_ERROR')
      show(gateway.cart)
      return null
    })
    const postMessage = vi.fn((data: unknown) => {
      for (const other of channels)
        if (other !== channel) other.onmessage?.call(null as never, { data } as MessageEvent)
    })
    const channel: Channel = { onmessage: null, postMessage }
    channels.push(channel)
    const page = { isShown: true }
    const catchUp = keepCartInStep({ ...store, load } as unknown as CartStore, {
      channel,
      isShown: () => page.isShown,
      isBehind: () => isBehind,
    })
    return {
      catchUp,
      load,
      page,
      channel,
      postMessage,
      known: () => store.get().cart,
      countOnly: () => set({ cart: undefined, count: 4 }),
      change(next: Known | null) {
        gateway.cart = next
        show(next)
      },
    }
  }
  return { openTab, gateway }
}

it('reads the cart again once when another tab knows a newer one', () => {
  const { openTab } = openShop()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  first.change({ id: 'A', version: 1 })
  first.change({ id: 'A', version: 2 })
  expect(first.load).not.toHaveBeenCalled()
  for (const tab of [second, third]) {
    expect(tab.load).toHaveBeenCalledTimes(2)
    expect(tab.known()).toEqual({ id: 'A', version: 2 })
    expect(tab.postMessage).not.toHaveBeenCalled()
  }
})

it('reads a cart that took the place of its own, and none where it was ordered', () => {
  const { openTab } = openShop()
  const [first, second] = [openTab(), openTab()]
  first.change({ id: 'A', version: 5 })
  first.change({ id: 'B', version: 1 })
  expect(second.known()).toEqual({ id: 'B', version: 1 })
  first.change(null)
  expect(second.known()).toBeNull()
  second.change({ id: 'C', version: 1 })
  expect(first.known()).toEqual({ id: 'C', version: 1 })
})

it('reads nothing for the cart that it knows, nor for a count alone', () => {
  const { openTab } = openShop()
  const tab = openTab()
  tab.change({ id: 'A', version: 3 })
  tab.channel.onmessage?.call(null as never, { data: 'A 3' } as MessageEvent)
  expect(tab.load).not.toHaveBeenCalled()
  const other = openTab()
  other.countOnly()
  expect(other.postMessage).not.toHaveBeenCalled()
})

it('reads in the background only what changed last, when it is shown', () => {
  const { openTab } = openShop()
  const [first, second] = [openTab(), openTab()]
  second.page.isShown = false
  first.change({ id: 'A', version: 1 })
  first.change({ id: 'A', version: 2 })
  second.catchUp()
  expect(second.load).not.toHaveBeenCalled()
  second.page.isShown = true
  second.catchUp()
  second.catchUp()
  expect(second.load).toHaveBeenCalledOnce()
  expect(second.known()).toEqual({ id: 'A', version: 2 })
})

it('reads at once where another tab has changed the cart before the shop was made', () => {
  const { openTab } = openShop()
  expect(openTab({ isBehind: true }).load).toHaveBeenCalledOnce()
  expect(openTab().load).not.toHaveBeenCalled()
})

it('reads again when it is shown, where the gateway did not answer', async () => {
  const { openTab, gateway } = openShop()
  const [first, second] = [openTab(), openTab()]
  gateway.isDown = true
  first.change({ id: 'A', version: 1 })
  await vi.waitFor(() => expect(second.load).toHaveBeenCalledOnce())
  gateway.isDown = false
  await Promise.resolve()
  second.catchUp()
  expect(second.known()).toEqual({ id: 'A', version: 1 })
})

it('posts the cart that is known when it begins', () => {
  const cart = { id: 'A', version: 4 } as Cart
  const { set: _, ...store } = createStore<CartState>({ cart, count: 1 })
  const postMessage = vi.fn()
  const channel = { onmessage: null, postMessage }
  keepCartInStep({ ...store } as CartStore, { channel, isShown: () => true })
  expect(postMessage).toHaveBeenCalledWith('A 4')
})
