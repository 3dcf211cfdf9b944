// @vitest-environment jsdom
import { redeemHandover } from '@selvage/core/cart'
import { getCollection } from '@selvage/core/collection'
import { listFabrics } from '@selvage/core/fabric'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway, SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, panelStyles } from '../design-card/design-card.chunk.ts'
import { cartMemory } from '../page/cart-memory.ts'
import { languageFile } from '../page/language-file.ts'
import { addToCartTree } from './add-to-cart.tree.ts'
import { mountBuyBox } from './buy-box.ts'
import * as flowPart from './cart-flow.ts'
import type { BuyingContext } from './cart-flow.ts'

let lifetime: AbortController
let shops = 0

beforeEach(() => {
  lifetime = new AbortController()
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
  vi.stubGlobal('open', vi.fn())
})
afterEach(() => {
  lifetime.abort()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const { id: collectionId = 0 } = SAMPLE_COLLECTIONS[1] ?? {}

/** Mounts buy boxes of one shop, without any other widget. */
async function mountBoxes(boxes = 1) {
  const shop = createTestGateway({ url: `https://buying-${(shops += 1)}.test`, user: 'guest' })
  vi.stubGlobal('fetch', shop.fetch)
  const gateway = createGateway({ url: shop.url, locale: 'en_US', fetch: shop.fetch })
  const money = { currency: 'USD', country: 'US' } as const
  const { designs } = await gateway.send(getCollection, {
    params: { id: collectionId },
    query: { currency: 'USD' },
  })
  const offers = await gateway.send(listFabrics, { query: money })
  const offer = offers.find(({ status }) => status === 'available')
  const [card] = designs.filter(({ forSale }) => forSale)
  if (!card || !offer) throw new Error('Nothing is for sale.')
  const language = languageFile('en', catalogue)
  const parts = new Map<string, unknown>([
    ['cart-flow', flowPart],
    ['en', language],
  ])
  const context: BuyingContext = {
    ...money,
    gateway: shop.url,
    storefront: 'https://www.shop.test',
    lang: 'en',
    file: 'en',
    locale: 'en_US',
    page: {},
    designId: card.id,
    ask: () => Promise.resolve(new Response()),
    restart: () => undefined,
    load: <Part>(name: string) => Promise.resolve(parts.get(name)) as Promise<Part>,
  }
  const model = { ...context, language }
  const box = { card, offer, sizes: ['YARD'], size: 'YARD', quantity: 2, widthPx: 600 } as const
  const drawn = Array.from({ length: boxes }, () => {
    const element = document.body.appendChild(document.createElement('selvage-add-to-cart'))
    const root = draw(element, addToCartTree(model, box), panelStyles)
    mountBuyBox(element, root, {
      context,
      model,
      box,
      offer,
      country: 'US',
      signal: lifetime.signal,
    })
    return (id: string) => root.getElementById(id) as HTMLElement
  })
  const [first = () => document.body] = drawn
  const counts = () => shop.requests.filter(({ call }) => call === 'cart.count').length
  /** The storefront takes the cart over with the code that it was opened with. */
  const redeem = async () => {
    const [address] = vi.mocked(window.open).mock.lastCall ?? []
    const code = new URL(String(address)).searchParams.get('code') ?? ''
    await gateway.send(redeemHandover, { body: { code } })
  }
  return { shop, first, drawn, counts, redeem, box, model }
}

const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

async function addAndLeave() {
  const all = await mountBoxes(2)
  const { first } = all
  first('buy').click()
  await vi.waitFor(() => expect(first('done').hidden).toBe(false))
  first('checkout').click()
  expect(first('status').textContent).toBe('Opening Selvage…')
  await vi.waitFor(() => expect(window.open).toHaveBeenCalledOnce())
  return all
}

test('buy boxes alone on a page count once when the reader comes back from the storefront', async () => {
  const { first, drawn, counts, redeem } = await addAndLeave()
  expect(counts()).toBe(0)
  await redeem()
  comeBack()
  for (const each of drawn) await vi.waitFor(() => expect(each('done').hidden).toBe(true))
  expect(first('status').textContent).toBe('')
  expect(counts()).toBe(1)
})

test('a checkout that cannot be opened is no longer said to open', async () => {
  const { first, redeem } = await addAndLeave()
  await vi.waitFor(() => expect(first('status').textContent).toBe(''))
  await redeem()
  first('checkout').click()
  await vi.waitFor(() => expect(first('problem').textContent).not.toBe(''))
  expect(first('status').textContent).toBe('')
})

test('an order in another tab is counted, and a cart that was taken there is gone', async () => {
  const { shop, first, counts, redeem } = await addAndLeave()
  const news = (newValue: string) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: `selvage:cart:${shop.url}:changed`, newValue }),
    )
  await redeem()
  news('7')
  await vi.waitFor(() => expect(first('done').hidden).toBe(true))
  expect(counts()).toBe(1)
  cartMemory(shop.url).counted(2)
  expect(first('done').hidden).toBe(false)
  news('taken')
  expect(first('done').hidden).toBe(true)
  expect(counts()).toBe(1)
})

test('a box says beside its total that the prices contain the tax of the country', async () => {
  const { box, model } = await mountBoxes(1)
  const noteOf = (taxIncluded: boolean) => {
    const offer = { ...box.offer, pricing: { ...box.offer.pricing, taxIncluded } }
    const root = draw(document.createElement('div'), addToCartTree(model, { ...box, offer }))
    return root.querySelector('.sum')?.textContent.trim()
  }
  expect([noteOf(true), noteOf(false)]).toEqual(['tax included', ''])
})

test.each<[string, Event]>([
  ['the first time that the page is shown', new PageTransitionEvent('pageshow')],
  ['what the host stores', new StorageEvent('storage', { key: 'theme', newValue: 'dark' })],
  ['what is taken out of the storage', new StorageEvent('storage', { key: 'selvage:cart:x' })],
])('nothing is counted for %s', async (_, event) => {
  const { first, counts } = await addAndLeave()
  window.dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(counts()).toBe(0)
  expect(first('done').hidden).toBe(false)
})
