// @vitest-environment jsdom
import { addToCart, patchItem } from '@selvage/core/cart'
import { createTestGateway } from '@selvage/core/testing'
import { createShop } from '@selvage/machines/shop'
import { afterEach, expect, it, vi } from 'vitest'
import { keepingOverride } from './keep-override.ts'
import type { PageSettings } from './page-settings.ts'

const LINE = { designId: 3, fabric: 'PETAL_SIGNATURE_COTTON', size: 'METER', quantity: 1 } as const

/** A hydrated page in pounds whose settings form answers with each of these in turn. */
function open(
  answers: readonly (() => Promise<Partial<Response>>)[],
  chosen: Partial<PageSettings> = {},
) {
  const gateway = createTestGateway({ user: 'guest' })
  const settings = {
    language: 'de',
    locale: 'de_DE',
    country: 'GB',
    currency: 'GBP',
    measurement: 'metric',
    override: 'country=GB&currency=GBP&measurement_system=metric',
    ...chosen,
    gatewayUrl: gateway.url,
    paymentUrl: 'http://pay.test',
    storefrontOrigins: ['http://localhost:3000'],
  } as const
  const done: string[] = []
  const post = vi.fn<typeof fetch>()
  for (const answer of answers) {
    post.mockImplementationOnce(async (path, init) => {
      done.push(`${init?.method} ${String(path)} ${String(init?.body)}`)
      return (await answer()) as Response
    })
  }
  vi.stubGlobal('fetch', post)
  const shop = keepingOverride(createShop({ ...settings, fetch: gateway.fetch }), settings)
  const add = (key: string) => shop.gateway.send(addToCart, { body: LINE }, { key })
  return { shop, add, done, calls: () => gateway.requests.map(({ call }) => call) }
}

const redirected = () => Promise.resolve({ type: 'opaqueredirect' } as const)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('stores the override once, before the first look at the cart', async () => {
  const { shop, add, done, calls } = open([redirected])
  await shop.cart.loadCount()
  expect(done).toEqual([])
  await shop.cart.load()
  expect([done.length, calls().at(-1)]).toEqual([1, 'cart.get'])
  const { cart, itemId } = await add('the-first-line-key')
  await shop.gateway.send(
    patchItem,
    { params: { id: itemId }, body: { quantity: 2 } },
    { version: cart.version },
  )
  expect(done).toEqual([
    'POST /de/einstellungen?quiet= country=GB&currency=GBP&measurement_system=metric&shown=1',
  ])
  expect(calls().slice(-2)).toEqual(['cart.add', 'cart.patch'])
})

it('stores it before the first change of a cart that was not looked at', async () => {
  const { add, done } = open([redirected])
  await add('the-first-line-key')
  expect(done).toHaveLength(1)
})

it('leaves the measures of the visitor alone on a page in those of a plan', async () => {
  const { add, done } = open([redirected], { measurement: 'imperial', override: 'currency=GBP' })
  await add('the-first-line-key')
  expect(done).toEqual(['POST /de/einstellungen?quiet= country=GB&currency=GBP&shown=1'])
})

it('changes no cart while the override cannot be stored, and tries again', async () => {
  const { add, calls } = open([
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ type: 'basic', status: 503 }),
    redirected,
  ])
  for (let times = 0; times < 2; times += 1)
    await expect(add('the-first-line-key')).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  expect(calls()).not.toContain('cart.add')
  await add('the-first-line-key')
  expect(calls()).toContain('cart.add')
})
