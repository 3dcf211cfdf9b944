import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const cart = storefront + localizePath('cart', 'en')
const product = (designId: string) => storefront + localizePath('fabric', 'en', { designId })

/** A tab shows within a second what another has changed; a busy machine takes its time. */
const SOON = { timeout: 5_000 }

const badge = (tab: Page) =>
  tab.getByRole('banner').getByRole('link', { name: t('navigation.cart') })
const lines = (tab: Page) => tab.getByRole('main').getByRole('article')
const quantity = (tab: Page, line = 0) => lines(tab).nth(line).getByRole('spinbutton')

async function add(tab: Page, designId: string): Promise<void> {
  await tab.goto(product(designId))
  await tab.getByRole('button', { name: t('fabric.addToCart') }).click()
  await tab.getByRole('link', { name: t('fabric.goToCart') }).waitFor()
}

async function type(field: ReturnType<typeof quantity>, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

/** Puts a tab in the background or shows it again; a headless browser shows all of them. */
const show = (tab: Page, hidden: boolean) =>
  tab.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('what is changed in one tab shows in the lines, totals, panel and badge of others', async () => {
  const { page, browserErrors, leave } = await visit()
  await add(page, '9')
  const other = await page.context().newPage()
  await other.goto(cart)
  await page.goto(cart)
  await type(quantity(page), '4')
  await expect.poll(() => quantity(other).inputValue(), SOON).toBe('4')
  await expect.poll(() => badge(other).innerText(), SOON).toMatch(/4$/)
  // The tab that has made the change heard its own message, and is not behind it.
  expect(await page.evaluate(() => document.body.dataset['cartBehind'])).toBeUndefined()
  const total = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('region', { name: t('cart.summary') })
      .innerText()
  await expect.poll(async () => (await total(other)) === (await total(page)), SOON).toBe(true)

  await other.goto(product('9'))
  await badge(other).click()
  const panel = other.getByRole('dialog', { name: t('cart.title') })
  await panel.getByRole('article').waitFor()
  await type(quantity(page), '6')
  await expect.poll(() => panel.getByRole('spinbutton').inputValue(), SOON).toBe('6')
  await other.keyboard.press('Escape')

  // A tab that only reads wakes its badge, and one in the background once it is shown.
  const reader = await page.context().newPage()
  await reader.goto(storefront + localizePath('home', 'en'))
  await show(other, true)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect.poll(() => badge(reader).innerText(), SOON).not.toMatch(/\d/)
  expect(await badge(other).innerText()).toMatch(/6$/)
  await show(other, false)
  await expect.poll(() => badge(other).innerText(), SOON).not.toMatch(/\d/)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a tab keeps its currency and what is half typed while another one changes the cart', async () => {
  const { page, browserErrors, leave } = await visit()
  await add(page, '9')
  await add(page, '12')
  await page.goto(cart)
  const other = await page.context().newPage()
  await other.goto(storefront + localizePath('preferences', 'en'))
  await other.getByLabel(t('navigation.country')).selectOption('CA')
  await other.getByRole('button', { name: t('navigation.savePreferences') }).click()
  await other.waitForURL(/\/success/)
  await other.goto(cart)
  await expect.poll(() => lines(other).first().innerText()).toContain('CA$')

  await quantity(page).fill('')
  await page.getByLabel(t('cart.promo')).fill('SPR')
  await type(quantity(other, 1), '5')
  await expect.poll(() => quantity(page, 1).inputValue(), SOON).toBe('5')
  expect(await quantity(page).inputValue()).toBe('')
  expect(await page.getByLabel(t('cart.promo')).inputValue()).toBe('SPR')
  expect(await lines(page).nth(1).innerText()).not.toContain('CA$')
  expect(await lines(other).nth(1).innerText()).toContain('CA$')
  expect(browserErrors).toEqual([])
  await leave()
})
