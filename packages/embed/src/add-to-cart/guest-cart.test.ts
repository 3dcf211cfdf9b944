import type { PagePlace } from '@selvage/core/contract'
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
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(place: PagePlace = { currency: 'USD' }) {
  const memory = cartMemory(gateway.url)
  return {
    memory,
    cart: createGuestCart({
      gateway: gateway.url,
      locale: 'en_US',
      country: 'US',
      currency: 'USD',
      place,
      memory,
    }),
  }
}
const { signal } = new AbortController()

test('creates one guest without a cookie for the first lines and counts them all', async () => {
  const { memory, cart } = open()
  await Promise.all([
    cart.add({ items: [item], lineKey: 'key-of-the-first-line', signal }),
    open().cart.add({ items: [item], lineKey: 'key-of-the-other-line', signal }),
  ])
  expect(calls()).toEqual(['session.createGuest', 'cart.add', 'cart.add'])
  expect(gateway.requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
  expect(memory.count()).toBe(4)
})

test('brings one id of the page with each change, where the storage is blocked too', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { cart } = open()
  await cart.add({ items: [item], lineKey: 'key-of-the-first-line', signal })
  await open().cart.add({ items: [item], lineKey: 'key-of-the-other-line', signal })
  vi.restoreAllMocks()
  const sent = gateway.requests.map(({ headers }) => headers['window-id'])
  expect(sent).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{22}$/)))
  expect(new Set(sent).size).toBe(1)
})

test('brings the partner key of the page, and says why one does not count', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', 'https://shop.test/embed/selvage.js')
  script.dataset['partner'] = 'pk_blog'
  document.head.append(script)
  const { memory, cart } = open()
  await cart.add({ items: [item], lineKey: 'key-of-a-partner-page', signal })
  script.remove()
  expect(gateway.requests[0]?.body).toMatchObject({ kind: 'embed', partner: 'pk_blog' })
  expect(memory.count()).toBe(2)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"pk_blog" is not known/)]])
  warn.mockRestore()
})

test('adds one line for one key, however often it is sent', async () => {
  const { memory, cart } = open()
  await cart.add({ items: [item], lineKey: 'one-key-for-one-line', signal })
  await cart.add({ items: [item], lineKey: 'one-key-for-one-line', signal })
  expect(memory.count()).toBe(2)
})

test('replaces a token that the gateway does not know and adds the line', async () => {
  const { memory, cart } = open()
  memory.token.set('a-token-from-a-year-ago')
  await cart.add({ items: [item], lineKey: 'key-after-a-long-time', signal })
  expect(calls()).toEqual(['cart.add', 'session.createGuest', 'cart.add'])
  expect(memory.count()).toBe(2)
})

test('reports SERVER_ERROR while the gateway is down and adds the line once it is back', async () => {
  const { memory, cart } = open()
  gateway.play('down')
  expect(await cart.add({ items: [item], lineKey: 'key-while-it-is-down', signal })).toMatchObject({
    kind: 'rejected',
    error: { code: 'SERVER_ERROR' },
  })
  expect(memory.token.get()).toBeUndefined()
  gateway.play('rubbish')
  expect(await cart.add({ items: [item], lineKey: 'key-while-it-is-down', signal })).toMatchObject({
    kind: 'rejected',
    error: { code: 'SERVER_ERROR' },
  })
  gateway.play('ok')
  await cart.add({ items: [item], lineKey: 'key-while-it-is-down', signal })
  expect(memory.count()).toBe(2)
})

test('returns the key of a lost response, under which a retry adds the line once', async () => {
  const { memory, cart } = open()
  await cart.add({ items: [item], signal })
  gateway.play('down')
  const lost = await cart.add({ items: [item], signal })
  if (lost.kind !== 'uncertain') throw new Error('the answer was not lost')
  gateway.play('ok')
  await cart.add({ items: [item], lineKey: lost.lineKey, signal })
  await cart.add({ items: [item], lineKey: lost.lineKey, signal })
  expect(memory.count()).toBe(4)
})

test('goes on in the currency and the country of each page, whichever page began it', async () => {
  const { memory, cart } = open()
  await cart.add({ items: [item], lineKey: 'key-of-the-dollar-page', signal })
  const other = open({ country: 'DE', currency: 'EUR' })
  const added = await other.cart.add({ items: [item], lineKey: 'key-of-the-euro-page', signal })
  expect(added).toMatchObject({ cart: { pricing: { currency: 'EUR', taxIncluded: true } } })
  // A page that names no country leaves that of the guest alone.
  const third = await open().cart.add({ items: [item], lineKey: 'key-of-the-next', signal })
  expect(third).toMatchObject({ cart: { pricing: { currency: 'USD', taxIncluded: true } } })
  expect(memory.count()).toBe(6)
})

test('sends no request for the count of a visitor without a token', async () => {
  await open().cart.readCount()
  expect(calls()).toEqual([])
})
