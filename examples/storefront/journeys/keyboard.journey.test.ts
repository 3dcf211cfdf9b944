import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson } from './support/addresses.ts'
import { keyboard } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { wakes, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Nine paths with the keyboard alone. Three more are beside this file: from the home page to the
// confirmation (`purchase`), a filled yard (`fill-a-yard`), and panels that hold the focus
// (`small-screen`).
const visit = prepareVisitors()
const { blog, storefront } = inject('shop')
const t = messages.en
const SMALL = { viewport: { width: 375, height: 700 } }
const fabricPage = storefront + localizePath('fabric', 'en', { designId: 9 })

async function open(path: string, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options)
  const { page } = visitor
  await page.goto(path.startsWith('http') ? path : storefront + path)
  return { ...visitor, hands: keyboard(page), main: page.getByRole('main') }
}

/** Opens a cart with two yards of a fabric. */
async function openCart() {
  const opened = await open(fabricPage)
  const shopper = new Shopper(opened.page, opened.hands, 'en')
  await shopper.addTwo()
  await shopper.openCart()
  await opened.main.getByRole('spinbutton').dispatchEvent('focusin')
  await wakes(opened.page, 'cart')
  return { ...opened, shopper }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a wall is measured, another is added and removed', async () => {
  const { page, hands, main, leave } = await open(localizePath('wallpaper-calculator', 'en'))
  await hands.write(main.getByLabel(/^Wall height/), '96')
  await wakes(page, 'wallpaper-calculator')
  await hands.write(main.getByLabel(/^Wall height/), '96')
  await hands.write(main.getByLabel(/^Wall width/), '120')
  await hands.press(main.getByRole('button', { name: t('wall.calculate') }))
  await main
    .getByText(/^5 panels, /)
    .first()
    .waitFor()
  await hands.press(main.getByRole('button', { name: t('wall.addWall') }))
  await hands.write(main.getByLabel(/^Width of wall 2/), '96')
  await main
    .getByText(/^9 panels, /)
    .first()
    .waitFor()
  await hands.press(main.getByRole('button', { name: t('wall.removeWall', { number: 2 }) }))
  await main
    .getByText(/^5 panels, /)
    .first()
    .waitFor()
  await leave()
})

test('preferences are saved, and the focus is where the page says so', async () => {
  const { page, hands, main, leave } = await open(localizePath('shop', 'en'))
  await new Shopper(page, hands, 'en').prefer({
    country: 'Canada',
    currency: 'Canadian Dollar (CA$)',
    measurement: t('navigation.metric'),
  })
  await main.getByText(t('navigation.preferencesSaved')).first().waitFor()
  expect(await main.evaluate((it) => it === document.activeElement)).toBe(true)
  await leave()
})

test('the menu of a small screen leads to a page', async () => {
  const { page, hands, leave } = await open(localizePath('home', 'en'), SMALL)
  await hands.press(page.getByRole('button', { name: t('navigation.menu') }))
  const menu = page.getByRole('dialog')
  await hands.press(menu.getByRole('link', { name: t('navigation.collections'), exact: true }))
  await page.waitForURL(/collections/)
  await leave()
})

test('the filters of a small screen find designs of a color', async () => {
  const { page, hands, leave } = await open(localizePath('shop', 'en'), SMALL)
  await hands.press(page.getByRole('button', { name: t('search.filters'), exact: true }))
  await hands.press(page.getByRole('checkbox', { name: t('search.colour_blue') }).last())
  await page.waitForURL(/color=blue/)
  // The choice is applied at once; the button says how many designs it shows, and closes the panel.
  await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Show [\d,]+ designs$/ }))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await leave()
})

test('a line of the cart is changed, removed and put back', async () => {
  const { page, hands, main, leave } = await openCart()
  const less = main.getByRole('button', { name: t('form.decrease') })
  await hands.press(less)
  expect(await main.getByRole('spinbutton').inputValue()).toBe('1')
  // At its end the button does nothing, and is still the one that has the focus.
  await hands.press(less)
  expect(await main.getByRole('spinbutton').inputValue()).toBe('1')
  await hands.press(main.getByRole('button', { name: /^Remove .* from the cart$/ }))
  await expect.poll(() => focused(page)).toBe(t('cart.undo'))
  await hands.press(main.getByRole('button', { name: t('cart.undo') }))
  await expect.poll(() => focused(page)).toBe(t('cart.remove'))
  await leave()
})

test('a promo code is rejected, corrected and taken off', async () => {
  const { page, hands, main, leave } = await openCart()
  const code = main.getByLabel(t('cart.promo'))
  await hands.write(code, 'NOTHING')
  await page.keyboard.press('Enter')
  const alert = main.getByRole('alert').last()
  await expect.poll(() => alert.textContent()).toContain(t('errors.PROMO_CODE_INVALID'))
  expect(await code.evaluate((it) => it === document.activeElement)).toBe(true)
  await hands.write(code, 'WELCOME10')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe(t('cart.promoOff'))
  await hands.press(main.getByRole('button', { name: t('cart.promoOff') }))
  await code.waitFor()
  await leave()
})

test('a fabric is found in the sheet of all fabrics', async () => {
  const { page, hands, main, leave } = await open(fabricPage)
  const compare = main.getByText(t('fabric.compare', { count: 33 }))
  await compare.dispatchEvent('focusin')
  await wakes(page, 'fabric-product')
  await hands.press(compare)
  const sheet = page.getByRole('dialog')
  await hands.press(sheet.getByRole('button', { name: t('fabric.use_bags') }))
  await hands.press(sheet.getByRole('button', { name: /^Choose / }).first())
  await sheet.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await leave()
})

test('the language is changed at the foot of a page', async () => {
  const { page, hands, leave } = await open(fabricPage)
  await hands.press(page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }))
  await page.waitForURL(storefront + localizePath('fabric', 'de', { designId: 9 }))
  await leave()
})

test('what a blog shows is taken to the checkout', async () => {
  const { page, hands, leave } = await open(`${blog}/an-apron-that-outlives-the-jam`)
  const box = widget(page, 'add-to-cart')
  await hands.press(box.getByRole('button', { name: t('fabric.addToCart') }))
  await hands.press(box.getByRole('link', { name: 'Check out at Selvage' }))
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
  await leave()
})

test('a payment fails, and another card is accepted', async () => {
  const { page, hands, leave } = await open(fabricPage)
  const shopper = new Shopper(page, hands, 'en')
  const email = 'two-cards@example.com'
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4000000000000002')
  await shopper.place()
  await shopper.isDeclined()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()
  // The page of the confirmation begins at its heading.
  expect(await focused(page)).toBe(t('checkout.confirmTitle'))
  expect((await bookedOnce(email)).order.number).toBe(orderNumber)
  await leave()
})
