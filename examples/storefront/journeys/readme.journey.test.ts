import { beforeAll, expect, inject, test } from 'vitest'
import { buildOtherSite } from './support/other-site.ts'
import { readmeBlock, readmePackages } from './support/readme.ts'
import { liveRegions, plainPictures } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Third-party cookies are blocked, as in most browsers.
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])
const shop = inject('shop')
const { origin, folder } = inject('otherSite')
const example = readmeBlock('tsx', shop)

/** Functions that a page of the test gives to it, made with the example's own shop. */
interface Hands {
  lines(): Promise<readonly unknown[]>
}
const hands = `
Object.assign(globalThis, {
  lines: () =>
    shop.cart
      .load()
      .then((cart) =>
        (cart?.items ?? []).map(({ design, fabric, quantity }) => [design?.id, fabric?.size, quantity]),
      ),
})
`

beforeAll(async () => {
  await buildOtherSite(folder, readmePackages(), { index: example, cart: example + hands })
})

test('the README’s npm example is a page of 25 lines', () => {
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
  expect(example).toContain(shop.gateway)
})

test('the README’s npm example shows a design and sells a yard of it on a partner’s page', async () => {
  const { page, browserErrors, leave } = await visit()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(`${origin}/`)
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  expect(await title.innerText()).toMatch(/\w+/)
  const picture = plainPictures(page.getByRole('radiogroup').or(page.getByRole('group'))).first()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0)
  const add = page.getByRole('button', { name: /^Add to cart/ })
  expect(await add.innerText()).toMatch(/US\$\d/)
  // The style sheet is loaded: the button is as wide as its form.
  const buttonWidth = (await add.boundingBox())?.width ?? 0
  expect(buttonWidth).toBeGreaterThan(250)
  expect(await liveRegions(page).count()).toBe(1)
  await add.click()
  await page.getByRole('button', { name: /^Added/ }).waitFor()
  const goToCart = page.getByRole('link', { name: 'Go to cart' })
  expect(await goToCart.getAttribute('href')).toBe('/cart')

  // The example's shop finds the cart of its guest on another page, and after a reload.
  await page.goto(`${origin}/cart`)
  const lines = () => page.evaluate(() => (globalThis as unknown as Hands).lines())
  await page.waitForFunction(() => 'lines' in globalThis)
  expect(await lines()).toEqual([[12, 'YARD', 1]])
  await page.reload()
  await page.waitForFunction(() => 'lines' in globalThis)
  expect(await lines()).toEqual([[12, 'YARD', 1]])
  expect(await page.context().cookies()).toEqual([])
  expect(browserErrors).toEqual([])
  expect(failed).toEqual([])
  await leave()
})
