import type { Locator } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { messages } from '../../examples/storefront/journeys/support/shopper.ts'
import { liveRegions, plainPictures } from '../../examples/storefront/journeys/support/unseen.ts'
import {
  hostsOfRun,
  mustBeMade,
  newEmail,
  payAtStorefront,
  payInFiveSteps,
  prepareHostVisitors,
  soon,
} from './host-under-test.ts'
import { conceptsOf } from './hosts-table.ts'
import { readmeBlock } from './readme.ts'

const visit = prepareHostVisitors()
const { gateway } = inject('shop')
const t = messages.en
const linesOf = (code: string): number => code.trimEnd().split('\n').length

const isLoaded = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)

test.each(['createRoot', '<CartFlow', '<CheckoutFlow', 'async function Page'])(
  'the README’s example with %s has 25 lines and five names of ours at most',
  (text) => {
    const example = readmeBlock('tsx', text)
    expect(linesOf(example)).toBeLessThanOrEqual(25)
    const names = conceptsOf(example).filter((name) => !name.endsWith('.css'))
    expect(names.length, names.join()).toBeLessThanOrEqual(5)
  },
)

describe.each(hostsOfRun('vite-react'))('$name', (host) => {
  test('is installed, checked and built', () => mustBeMade(host))

  test('shows a design, sells a yard of it, and pays at the storefront', async () => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(host.origin)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const choices = page.getByRole('radiogroup').or(page.getByRole('group'))
    await soon(() => isLoaded(plainPictures(choices).first())).toBe(true)
    const add = page.getByRole('button', { name: /^Add to cart/ })
    expect(await page.getByText(/^US\$\d+\.\d\d$/).count()).toBeGreaterThan(0)
    // The style sheet is loaded: the button stands beside the quantity.
    const quantity = await page.getByRole('spinbutton').boundingBox()
    expect((await add.boundingBox())?.x ?? 0).toBeGreaterThan(quantity?.x ?? Infinity)
    expect(await liveRegions(page).count()).toBe(1)
    await add.click()
    await page.getByRole('button', { name: /^Added/ }).waitFor()
    const goToCart = page.getByRole('link', { name: 'Go to cart' })
    expect(await goToCart.getAttribute('href')).toBe('/cart')

    // Another page of the host finds the cart of its guest, and after a reload.
    await page.goto(`${host.origin}/cart.html`)
    const line = page.getByRole('listitem').filter({ hasText: title })
    await line.waitFor()
    await page.reload()
    await line.waitFor()
    expect(await page.context().cookies()).toEqual([])
    await page.getByRole('link', { name: 'Checkout' }).click()
    const lines = await payAtStorefront(page, newEmail('vite-react'))
    expect(
      lines.map(({ design, fabric, quantity }) => [design?.id, fabric?.size, quantity.value]),
    ).toEqual([[12, 'YARD', 1]])
    expect(browserErrors).toEqual([])
    await leave()
  })

  test('has the five steps of the checkout on an origin that the gateway lists', async () => {
    const { page, browserErrors, leave } = await visit()
    const { port } = new URL(host.origin)
    const origin = `http://localhost:${port}`
    await page.goto(`${origin}/store.html`)
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    const email = newEmail('own-storefront')
    const lines = await payInFiveSteps(page, email)
    expect(lines.map(({ design, quantity }) => [design?.id, quantity.value])).toEqual([[12, 1]])
    expect(new URL(page.url()).origin).toBe(origin)
    expect(browserErrors).toEqual([])
    await leave()
  })

  test('says in one sentence that nothing was added while the gateway is down, and adds once when it is back', async () => {
    const { page, leave } = await visit()
    await page.goto(host.origin)
    const add = page.getByRole('button', { name: /^Add to cart/ })
    await add.waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.route(`${gateway}/**`, (route) => route.abort('connectionrefused'))
    await add.click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    const sentence = t('errors.SERVER_ERROR')
    // Once on the page, and once in the live region.
    expect(await page.getByText(sentence).count()).toBe(2)
    expect((await page.getByRole('alert').innerText()).trim()).toBe(sentence)
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
    await page.unroute(`${gateway}/**`)
    await again.click()
    await page.getByRole('button', { name: /^Added/ }).waitFor()
    // Nothing was lost and nothing was added twice.
    await soon(() => liveRegions(page).innerText()).toMatch(/ holds 2 items\.\s*$/)
    await leave()
  })
})

describe.each(hostsOfRun('first-shop'))('$name', (host) => {
  test('is installed, checked and built', () => mustBeMade(host))

  test('lists designs, sells a yard of one, and pays at the storefront', async () => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(host.origin)
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    await card.click()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    const line = page.getByRole('listitem').filter({ hasText: title })
    await line.waitFor()
    await page.getByRole('button', { name: /^Cart 1/ }).waitFor()
    await page.getByRole('link', { name: 'Checkout' }).last().click()
    expect(await payAtStorefront(page, newEmail('first-shop'))).toHaveLength(1)
    expect(browserErrors).toEqual([])
    await leave()
  })

  test('says in one sentence that the gateway does not answer', async () => {
    const { page, leave } = await visit()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(`${gateway}/**`, (route) => route.abort('connectionrefused'))
    await page.goto(`${host.origin}/?design=12`)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    // Its developer reads which address that is, and what to check.
    await expect
      .poll(() =>
        logged.filter((line) => line.startsWith(`The gateway ${gateway} does not answer.`)),
      )
      .toHaveLength(1)
    await leave()
  })

  test('leads from a design that does not exist to the list of designs', async () => {
    const { page, leave } = await visit()
    await page.goto(`${host.origin}/?design=999999`)
    await page.getByText(t('errors.NO_IMAGE_AVAILABLE')).waitFor()
    expect(await page.getByRole('button', { name: t('common.tryAgain') }).count()).toBe(0)
    await page.getByRole('link', { name: 'See all fabrics' }).click()
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await leave()
  })
})

describe.each(hostsOfRun('next'))('$name', (host) => {
  const address = `${host.origin}/fabric/12`
  test('is installed, checked and built', () => mustBeMade(host))

  test('renders the product and the grid on the server, with the messages of its features alone', async () => {
    const html = await (await fetch(address)).text()
    expect(html).toMatch(/<h1[^>]*>\w/)
    const grid = await (await fetch(`${host.origin}/designs`)).text()
    expect([...grid.matchAll(/<a [^>]*href="\/fabric\/\d+"/g)].length).toBeGreaterThan(20)
    expect(html).toContain(t('fabric.added'))
    const { page, leave } = await visit()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(address)
    await page.getByRole('button', { name: /^Add to cart/ }).waitFor()
    await page.waitForLoadState('networkidle')
    const travelled = [html, ...(await Promise.all(scripts))].join('\n')
    expect(scripts.length).toBeGreaterThan(3)
    expect(travelled).not.toContain(t('checkout.shippingTitle'))
    expect(travelled).not.toContain(t('wall.title'))
    await leave()
  })

  test.each(['abc', '0', '999999'])('answers 404 for the unknown design %s', async (id) => {
    const { status } = await fetch(`${host.origin}/fabric/${id}`)
    expect(status).toBe(404)
  })

  test('hydrates without an error, and sells on this page and on the next one', async () => {
    const { page, browserErrors, leave } = await visit()
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1 })
    const sell = async () => {
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await page.getByRole('button', { name: /^Added/ }).waitFor()
    }
    const first = await title.innerText()
    await sell()

    // A page that the router shows in place keeps what its window holds.
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    await page.getByRole('link', { name: 'All designs' }).click()
    const cards = page.getByRole('listitem').getByRole('link')
    await cards.filter({ hasNotText: first }).first().click()
    await soon(() => title.innerText()).not.toBe(first)
    expect(page.url()).toMatch(/\/fabric\/\d+$/)
    await sell()
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
    const second = await title.innerText()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await page.waitForURL(`${host.origin}/cart`)
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    const lines = page.getByRole('listitem')
    await lines.filter({ hasText: first }).waitFor()
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
    await lines.filter({ hasText: second }).getByRole('link', { name: second }).click()
    await page.waitForURL(/\/fabric\/\d+$/)
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
    expect(await page.context().cookies()).toEqual([])
    await page.goBack()
    await page.getByRole('link', { name: 'Checkout' }).click()
    expect(await payAtStorefront(page, newEmail('next'))).toHaveLength(2)
    expect(browserErrors).toEqual([])
    await leave()
  })
})
