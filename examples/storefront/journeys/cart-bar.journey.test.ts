import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cutOff, enlarge } from './support/enlarge.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
const PHONE = { width: 375, height: 700 }
/** Two fabrics. */
const DESIGNS = [12, 13]

/** Adds by the plain form, which leads to the cart, and opens the cart in a language. */
async function fillCart(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  for (const designId of DESIGNS) {
    await page.goto(storefront + localizePath('fabric', 'en', { designId }))
    const add = page.getByRole('button', { name: messages.en('fabric.addToCart') }).first()
    await add.evaluate((button: HTMLButtonElement) => button.click())
    await page.waitForURL(storefront + localizePath('cart', 'en'))
  }
  await page.goto(storefront + localizePath('cart', language))
}

const link = (root: Page | Locator, name: string) => root.getByRole('link', { name, exact: true })
/** Returns where a box begins and ends in the view. */
async function seen(target: Locator): Promise<{ top: number; bottom: number }> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
}

test.each(LANGUAGES)('the header of the cart page is one row on phones in %s', async (language) => {
  const { page, leave } = await visit({ viewport: PHONE })
  await fillCart(page, language)
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(70)
    expect(await cutOff(page)).toEqual([])
  }
  await leave()
})

test('on a phone the way to the checkout stays at the foot of the view, and covers no focus', async () => {
  const { page, browserErrors, leave } = await visit({ viewport: PHONE })
  await fillCart(page, 'en')
  const t = messages.en
  const main = page.getByRole('main')
  const checkout = link(main, t('cart.checkout'))
  expect(await checkout.count()).toBe(1)
  expect((await seen(checkout)).bottom).toBeLessThanOrEqual(PHONE.height)
  await main.getByText(t('cart.pieces', { count: DESIGNS.length }), { exact: true }).waitFor()

  // Each control of the cart is above the bar when the keyboard comes to it.
  await link(page, t('navigation.skipToContent')).focus()
  await page.keyboard.press('Enter')
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    if (await checkout.evaluate((it) => it === document.activeElement)) break
    const covered = await checkout.evaluate((it) => {
      const bar = it.parentElement?.getBoundingClientRect()
      const focused = document.activeElement?.getBoundingClientRect()
      return bar && focused ? focused.bottom > bar.top && focused.top < bar.bottom : true
    })
    expect(covered).toBe(false)
  }
  expect(await checkout.evaluate((it) => it === document.activeElement)).toBe(true)

  // At the page's end it has its place under the summary.
  await page.keyboard.press('End')
  await expect.poll(async () => (await seen(checkout)).bottom).toBeLessThan(PHONE.height - 50)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(
    await main.getByText(t('cart.pieces', { count: DESIGNS.length }), { exact: true }).isVisible(),
  ).toBe(false)
  expect(browserErrors).toEqual([])
  await leave()
})

test('the bar is a link in German at 320 px without script', async () => {
  const { page, leave } = await visit({
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  })
  await page.goto(storefront + localizePath('fabric', 'de', { designId: 12 }))
  await page
    .getByRole('button', { name: messages.de('fabric.addToCart') })
    .first()
    .click()
  await page.waitForURL(storefront + localizePath('cart', 'de'))
  const checkout = link(page.getByRole('main'), messages.de('cart.checkout'))
  const box = await checkout.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(700)
  await checkout.click()
  await page.waitForURL(/kasse/)
  await leave()
})

test('at 320 px in German the way to the checkout is in view at once', async () => {
  const { page, leave } = await visit({ viewport: { width: 320, height: 700 } })
  await fillCart(page, 'de')
  expect(await cutOff(page)).toEqual([])
  const box = await link(page.getByRole('main'), messages.de('cart.checkout')).boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(700)
  await leave()
})

test('with text of twice the size at 320 px nothing of the bar is cut off in German', async () => {
  const { page, leave } = await visit({ viewport: { width: 320, height: 700 } })
  await enlarge(page, 'html { font-size: 200% !important }')
  await fillCart(page, 'de')
  expect(await cutOff(page)).toEqual([])
  await leave()
})
