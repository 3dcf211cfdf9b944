import { beforeAll, expect, inject, test } from 'vitest'
import { buildOtherSite } from './support/other-site.ts'
import { readmeBlock, readmePackages } from './support/readme.ts'
import { plainPictures } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Third-party cookies are blocked, as in most browsers.
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])
const shop = inject('shop')
const { origin, folder } = inject('otherSite')
const example = readmeBlock('tsx', shop)

/** Functions that a page of the test gives to it, made with the example's own shop. */
interface Hands {
  add(): Promise<unknown>
  count(): Promise<number | undefined>
}
const hands = `
import { addToCart } from '@selvage/core/cart'
const designId = results[0]?.id ?? 0
const body = { designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 2 } as const
const send = () => shop.gateway.send(addToCart, { body }, { key: shop.makeKey() })
Object.assign(globalThis, {
  add: () => shop.session.withSession(send),
  count: () => shop.cart.loadCount().then(() => shop.cart.get().count),
})
`

beforeAll(async () => {
  await buildOtherSite(folder, readmePackages(), { index: example, cart: example + hands })
})

test('the README’s npm example shows designs on a partner’s page', async () => {
  expect(example).toContain(shop.gateway)
  const { page, browserErrors, leave } = await visit()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(`${origin}/`)
  const cards = page.getByRole('listitem')
  await cards.first().waitFor()
  expect(await cards.count()).toBeGreaterThan(3)
  expect(await cards.first().getByRole('heading').innerText()).toMatch(/\w+/)
  expect(await cards.first().getByRole('link').getAttribute('href')).toMatch(/^\/en\/fabric\/\d+$/)
  expect(await cards.first().innerText()).toMatch(/US\$\d/)
  const picture = plainPictures(cards.first())
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0)
  // The style sheet is loaded: cards are side by side.
  expect((await cards.nth(1).boundingBox())?.y).toBe((await cards.first().boundingBox())?.y)
  expect(browserErrors).toEqual([])
  expect(failed).toEqual([])
  await leave()
})

test('the example’s shop finds its guest’s cart after a reload', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${origin}/cart`)
  const add = () => page.evaluate(() => (globalThis as unknown as Hands).add())
  const count = () => page.evaluate(() => (globalThis as unknown as Hands).count())
  await page.waitForFunction(() => 'count' in globalThis)
  expect(await count()).toBe(0)
  await add()
  expect(await count()).toBe(2)
  await page.reload()
  await page.waitForFunction(() => 'count' in globalThis)
  expect(await count()).toBe(2)
  expect(await page.context().cookies()).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()
})
