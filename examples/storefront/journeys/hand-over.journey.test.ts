import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { badgeOf, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { blog, storefront } = inject('shop')
const POST = '/an-apron-that-outlives-the-jam'
const cartBadge = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first()

/** Puts two yards into the cart of the blog and presses Checkout there. */
async function checkOutOnBlog(page: Page): Promise<void> {
  await page.goto(blog + POST)
  const box = widget(page, 'add-to-cart')
  await box.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => badgeOf(page).textContent()).toBe('2')
  await box.getByRole('link', { name: 'Check out at Selvage' }).click()
}

test('a cart with pieces changes once its owner presses the button of the hand-over', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${storefront}/en/fabric/12`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => cartBadge(page).textContent()).toContain('1')

  await checkOutOnBlog(page)
  await page.getByRole('heading', { name: 'Add 2 items to your cart?' }).waitFor()
  await page.getByText(`Chosen on ${new URL(blog).host}.`).waitFor()
  await page.getByRole('link', { name: 'Not now' }).click()
  await page.waitForURL(`${storefront}/en`)
  expect(await cartBadge(page).textContent()).toContain('1')

  await page.goBack()
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await page.waitForURL(`${storefront}/en/cart`)
  expect(await cartBadge(page).textContent()).toContain('3')
  expect(browserErrors).toEqual([])
  await leave()
})

test('a link that was sent on shows the cart, and is taken without a script', async () => {
  const sender = await visit()
  const opened = sender.page.waitForRequest((request) => request.url().includes('/cart/handover'))
  await sender.page.route(`${storefront}/**/cart/handover*`, (route) => route.abort())
  await checkOutOnBlog(sender.page)
  const link = (await opened).url()

  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
  for (let times = 0; times < 2; times += 1) {
    await page.goto(link)
    await page.getByRole('heading', { name: 'Add 2 items to your cart?' }).waitFor()
  }
  await page.getByRole('button', { name: 'Add to my cart' }).click()
  await page.waitForURL(`${storefront}/en/checkout`)
  expect(browserErrors).toEqual([])
  await Promise.all([sender.leave(), leave()])
})
