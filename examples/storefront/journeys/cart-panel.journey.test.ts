import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const cart = storefront + localizePath('cart', 'en')

test.each([
  [375, 700],
  [1440, 900],
])('Cart in the header opens a panel that is the cart, %i px wide', async (width, height) => {
  const { page, browserErrors, leave } = await visit({ viewport: { width, height } })
  const main = page.getByRole('main')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '9' }))
  const add = main.getByRole('button', { name: t('fabric.addToCart') })
  await add.hover()
  await wakes(page)
  await add.click()
  await main.getByRole('link', { name: t('fabric.goToCart') }).waitFor()

  // A page that has no other live part than its header.
  await page.goto(storefront + localizePath('home', 'en'))
  const opener = page.getByRole('banner').getByRole('link', { name: t('navigation.cart') })
  await opener.focus()
  await wakes(page, 'cart-link')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('cart.title') })
  await panel.getByRole('article').waitFor()
  await panel.getByRole('button', { name: t('form.increase') }).click()
  await panel.getByText(t('cart.pieces', { count: 2 }), { exact: true }).waitFor()
  await panel.getByRole('button', { name: /^Remove / }).click()
  const back = panel.getByRole('button', { name: t('cart.undo') })
  await expect.poll(() => back.evaluate((it) => it === document.activeElement)).toBe(true)
  // The line is shown again before the gateway has it back.
  const restored = page.waitForResponse((response) => response.url().includes('/restore'))
  await back.click()
  await panel.getByRole('article').waitFor()
  await restored
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: t('cart.viewCart') }).click()
  await page.waitForURL(cart)
  // The cart's page is the cart: its header leads to the checkout instead.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await page.waitForURL(/\/en\/checkout/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('without script Cart in the header is a link to the cart', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(storefront + localizePath('home', 'en'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.cart') })
    .click()
  await page.waitForURL(cart)
  await leave()
})
