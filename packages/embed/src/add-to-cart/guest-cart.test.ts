import { createTestGateway } from '@selvage/core/testing'
import type { TestGateway } from '@selvage/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartMemory } from '../page/cart-memory.ts'
import { createGuestCart } from './guest-cart.ts'

let gateway: TestGateway
let shops = 0
const item = { designId: 15, fabric: 'COTTON_LAWN', size: 'YARD', quantity: 2 } as const
const calls = () => gateway.requests.map(({ call }) => call)

beforeEach(() => {
  gateway = createTestGateway({ url: `https://shop-${(shops += 1)}.test` })
  vi.stubGlobal('fetch', gateway.fetch)
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const memory = cartMemory(gateway.url)
  return {
    memory,
    cart: createGuestCart({
      gateway: gateway.url,
      locale: 'en_US',
      country: 'US',
      currency: 'USD',
      memory,
    }),
  }
}
const { signal } = new AbortController()

test('the first line makes one guest, without a cookie, and every badge learns the count', async () => {
  const { memory, cart } = open()
  await Promise.all([
    cart.add(item, 'key-of-the-first-line', signal),
    open().cart.add(item, 'key-of-the-other-line', signal),
  ])
  expect(calls()).toEqual(['session.createGuest', 'cart.add', 'cart.add'])
  expect(gateway.requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
  expect(memory.count()).toBe(4)
})

test('one key is one line, however often it is sent', async () => {
  const { memory, cart } = open()
  await cart.add(item, 'one-key-for-one-line', signal)
  await cart.add(item, 'one-key-for-one-line', signal)
  expect(memory.count()).toBe(2)
})

test('a token that the gateway has forgotten is replaced, and the line goes in', async () => {
  const { memory, cart } = open()
  memory.token.set('a-token-from-a-year-ago')
  await cart.add(item, 'key-after-a-long-time', signal)
  expect(calls()).toEqual(['cart.add', 'session.createGuest', 'cart.add'])
  expect(memory.count()).toBe(2)
})

test('a gateway that is down says so and loses nothing', async () => {
  const { memory, cart } = open()
  gateway.play('down')
  expect(await cart.add(item, 'key-while-it-is-down', signal)).toMatchObject({
    kind: 'rejected',
    error: { code: 'SERVER_ERROR' },
  })
  expect(memory.token.get()).toBeUndefined()
  gateway.play('rubbish')
  expect(await cart.add(item, 'key-while-it-is-down', signal)).toMatchObject({
    kind: 'rejected',
    error: { code: 'SERVER_ERROR' },
  })
  gateway.play('ok')
  await cart.add(item, 'key-while-it-is-down', signal)
  expect(memory.count()).toBe(2)
})

test('a lost answer keeps its key, and asked again under it the line is in once', async () => {
  const { memory, cart } = open()
  await cart.add(item, undefined, signal)
  gateway.play('down')
  const lost = await cart.add(item, undefined, signal)
  if (lost.kind !== 'uncertain') throw new Error('the answer was not lost')
  gateway.play('ok')
  await cart.add(item, lost.lineKey, signal)
  await cart.add(item, lost.lineKey, signal)
  expect(memory.count()).toBe(4)
})

test('a visitor who put nothing in is never counted', async () => {
  await open().cart.readCount()
  expect(calls()).toEqual([])
})
