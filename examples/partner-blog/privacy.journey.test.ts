import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { badge, buy, card, open, page, POST, requests, soon } from './testing/blog-visit.ts'

const { blog, gateway, storefront } = inject('shop')
const guide = readFileSync(
  join(import.meta.dirname, '../../packages/embed/guides/privacy.md'),
  'utf8',
)

/** Everything that a page can keep on the reader's device. */
const storedOnDevice = async () => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
})
const NOTHING = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 }

const sent = () =>
  requests.map((request) => {
    const [method = '', address = ''] = request.split(' ')
    return { method, url: new URL(address) }
  })
const toGateway = () =>
  sent()
    .filter(({ url }) => url.origin === gateway)
    .map(({ method, url }) => `${method} ${url.pathname}`)

test('a reader who presses nothing leaves nothing on the device and sends reads alone', async () => {
  await open(POST)
  await card().scrollIntoViewIfNeeded()
  await buy().waitFor()
  await page.reload()
  await buy().waitFor()
  expect(await storedOnDevice()).toEqual(NOTHING)
  const origins = new Set(sent().map(({ url }) => url.origin))
  expect([...origins].toSorted()).toEqual([blog, gateway, storefront].toSorted())
  expect(new Set(sent().map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(toGateway().length).toBeGreaterThan(1)
})

test('a press of the cart button keeps one token of the guest’s cart, as the guide says', async () => {
  await open(POST)
  await buy().click()
  await soon(() => badge().textContent()).toBe('2')
  const key = `selvage:cart:${gateway}`
  expect(await storedOnDevice()).toEqual({ ...NOTHING, local: [key] })
  expect(guide).toContain(`\`${key.replace(gateway, 'GATEWAY')}\``)
  const writes = toGateway().filter((request) => request.startsWith('POST'))
  expect(writes.map((write) => write.replace(/[\w-]{20,}/, '{id}'))).toEqual(WRITES)
  for (const write of WRITES) expect(guide).toContain(`\`${write}\``)
})

const WRITES = ['POST /guests', 'POST /api/spoonflower/add-to-cart']
