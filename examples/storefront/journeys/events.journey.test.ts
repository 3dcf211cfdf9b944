import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { EVENTS_PATH } from '../app/analytics/event-marks.ts'
import { buyAsGuest } from './support/buy-as-guest.ts'
import { mouse } from './support/hands.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const choices = storefront + localizePath('privacy-choices', 'en')
const t = messages.en

/** Presses a button of the page of choices, and waits until its choice is stored. */
async function press(page: Page, button: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: button }).click()
  await main.getByText(t('consent.saved')).first().waitFor()
}
async function allow(page: Page): Promise<void> {
  await page.goto(choices)
  await page.getByRole('checkbox', { name: t('consent.analytics') }).check()
  await press(page, t('consent.save'))
}

/** Follows the events that a page sends. */
function followEvents(page: Page): { readonly id: string; readonly name: string }[] {
  const sent: { readonly id: string; readonly name: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== EVENTS_PATH) return
    const { events } = request.postDataJSON() as { readonly events: typeof sent }
    sent.push(...events)
  })
  return sent
}

test('events wait for consent, all are sent with it, and none once it is withdrawn', async () => {
  const { page, browserErrors, leave } = await visit()
  const sent = followEvents(page)
  const names = () => sent.map(({ name }) => name)
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  await new Shopper(page, mouse(), 'en').addTwo()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])

  // A page that nobody touches waits in its HTML.
  const still = await page.context().newPage()
  const sentByStill = followEvents(still)
  await still.goto(storefront + localizePath('home', 'en'))
  const other = await page.context().newPage()
  await allow(other)
  await expect.poll(names).toEqual(['page_viewed', 'product_viewed', 'added_to_cart'])
  await expect.poll(() => sentByStill).toMatchObject([{ name: 'page_viewed' }])
  await page.goto(storefront + localizePath('cart', 'en'))
  await expect.poll(() => names().slice(3)).toEqual(['page_viewed', 'cart_viewed'])
  await page.goto(storefront + localizePath('checkout-shipping', 'en'))
  await expect.poll(() => names().slice(5)).toEqual(['page_viewed', 'checkout_step_viewed'])
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '12' }))
  await expect.poll(() => names().slice(7)).toEqual(['page_viewed', 'product_viewed'])
  await press(other, t('consent.none'))
  await expect.poll(() => other.getByRole('checkbox').first().isChecked()).toBe(false)
  await other.waitForLoadState('networkidle')
  // The open tab has followed the other one.
  await page
    .getByRole('button', { name: /to cart/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Cart 3' }).waitFor()
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(9)
  expect(browserErrors).toEqual([])
  await leave()
})

test('an order counts once, however often its confirmation is opened, and Back counts again', async () => {
  const { page, browserErrors, leave } = await visit()
  const sent = followEvents(page)
  await allow(page)
  await buyAsGuest(page, 'events@example.com')
  const keysOf = (event: string) => sent.filter(({ name }) => name === event).map(({ id }) => id)
  await expect.poll(() => keysOf('order_placed').length).toBe(1)
  expect(keysOf('checkout_step_viewed').length).toBeGreaterThan(2)
  await page.reload()
  await expect.poll(() => keysOf('order_placed').length).toBe(2)
  expect(new Set(keysOf('order_placed')).size).toBe(1)

  const views = () => keysOf('page_viewed')
  const before = views().length
  const acts = [
    () => page.goto(storefront + localizePath('shop', 'en')),
    () => page.goto(storefront + localizePath('home', 'en')),
    () => page.goBack(),
  ]
  for (const [at, act] of acts.entries()) {
    await act()
    await expect.poll(() => views().length).toBe(before + at + 1)
  }
  expect(new Set(views()).size).toBe(views().length)
  expect(browserErrors).toEqual([])
  await leave()
})
