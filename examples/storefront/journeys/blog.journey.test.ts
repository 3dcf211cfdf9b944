import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { hudson } from './support/addresses.ts'
import { Shopper } from './support/shopper.ts'
import { badgeOf, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Third-party cookies are blocked, as in most browsers.
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])
const { blog, storefront } = inject('shop')
const POST = '/an-apron-that-outlives-the-jam'
const GOOD = '4242424242424242'
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
  await expect.poll(() => badgeOf(page).textContent()).toBe('2')
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
