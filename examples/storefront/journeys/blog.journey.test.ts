import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { readmeBlock } from './support/readme.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { badgeOf, part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Third-party cookies are blocked, as in most browsers. A page that the test writes has no network
// address, so Chromium would treat this machine's servers as a private network.
const visit = prepareVisitors([
  '--test-third-party-cookie-phaseout',
  '--disable-features=LocalNetworkAccessChecks',
])
const { blog, gateway, storefront } = inject('shop')
const POST = '/an-apron-that-outlives-the-jam'
const WIDGETS = ['design-card', 'add-to-cart', 'cart-button', 'wallpaper-calculator', 'fill-a-yard']
const GOOD = '4242424242424242'
const hudson = {
  name: 'Odile Reader',
  line1: '12 Plain Seam Row',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0144',
} as const

test('a reader of the blog buys what a post shows, with all storage of the blog blocked', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const email = 'reader@example.com'
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  }, blog)
  await page.goto(blog + POST)
  const box = widget(page, 'add-to-cart')
  await box.getByRole('button', { name: shopper.t('fabric.addToCart') }).click()
  await expect.poll(() => badgeOf(page).textContent(), { timeout: 10_000 }).toBe('2')
  const handover = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/cart/handover'),
  )
  await box.getByRole('link', { name: 'Check out at Selvage' }).click()
  const once = (await handover).url()
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
  if (!page.url().includes('/checkout')) await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(GOOD)
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()

  const { order } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  expect(
    order.lines.map(({ design, fabric, quantity }) => [
      design?.id,
      fabric?.code,
      fabric?.size,
      quantity.value,
    ]),
  ).toEqual([[15, 'LINEN_COTTON_CANVAS', 'YARD', 2]])
  expect(browserErrors).toEqual([])

  // The code is used up: another browser finds no cart with it.
  const stranger = await visit()
  await stranger.page.goto(once)
  await stranger.page.getByRole('heading', { name: shopper.t('cart.empty') }).waitFor()
  expect(new URL(stranger.page.url()).searchParams.get('code')).toBeNull()
  await stranger.leave()
  await leave()
})

test('the README’s snippet shows five widgets at work in an empty page of another site', async () => {
  const { page, browserErrors, leave } = await visit()
  const snippet = readmeBlock('html', { storefront, gateway })
    // The journeys' shop has other ports than the defaults of the script.
    .replace('<script ', `<script data-gateway="${gateway}" data-storefront="${storefront}" `)
  const body = `<!doctype html><html lang="en"><title>Empty</title><body>${snippet}</body></html>`
  await page.route(`${blog}/empty`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${blog}/empty`)
  const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 })
  const badge = () => badgeOf(page).textContent()
  for (const name of WIDGETS) expect(await widget(page, name).count(), name).toBe(1)

  const title = widget(page, 'design-card').getByRole('link')
  await soon(() => title.innerText()).toMatch(/\w+/)
  await soon(() => part(widget(page, 'design-card'), 'price').innerText()).toMatch(/US\$\d/)

  await widget(page, 'add-to-cart').getByRole('button', { name: 'Add to cart' }).click()
  await soon(badge).toBe('1')

  const calculator = widget(page, 'wallpaper-calculator')
  await calculator.scrollIntoViewIfNeeded()
  await soon(() => calculator.getByLabel('Wall width (in)').inputValue()).toBe('120')
  expect(await calculator.getByLabel('Wall height (in)').inputValue()).toBe('96')
  await calculator.getByText('5 panels, 9 ft', { exact: true }).first().waitFor()
  await calculator.getByLabel('Wall width (in)').fill('216')
  await calculator.getByText('9 panels, 9 ft', { exact: true }).first().waitFor()
  await calculator.getByRole('button', { name: /^Add 9 panels to cart/ }).click()
  await soon(badge).toBe('10')

  const yard = widget(page, 'fill-a-yard')
  await yard.scrollIntoViewIfNeeded()
  await yard.getByRole('button', { name: 'Next: apply designs' }).waitFor()
  expect(await yard.getByRole('radio').count()).toBe(6)

  expect(await page.getByText('This design cannot be shown just now.').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await title.click()
  await page.waitForURL(/\/en\/fabric\/12/)
  await page.getByRole('button', { name: new RegExp('Add to cart') }).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})
