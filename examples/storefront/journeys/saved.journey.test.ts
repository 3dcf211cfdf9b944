import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logOut } from './support/account-menu.ts'
import { expectAccessible } from './support/axe.ts'
import { join } from './support/join.ts'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const cart = storefront + localizePath('cart', 'en')

/** Puts yards of one design into the cart by its form. */
async function add(page: Page, quantity: number): Promise<void> {
  const t = messages.en
  await page.goto(storefront + localizePath('fabric', 'en', { designId: '12' }))
  const main = page.getByRole('main')
  await main.getByRole('spinbutton').fill(String(quantity))
  await main.getByRole('button', { name: t('fabric.addToCart') }).click()
  await page.waitForURL(cart)
}

const section = (page: Page, name = messages.en('cart.savedTitle')) =>
  page.getByRole('region', { name, exact: true })

/** A member with 99 yards, who logs in again with 16 more in a guest's cart. */
async function withSurplus(page: Page): Promise<void> {
  const t = messages.en
  const email = `${crypto.randomUUID()}@example.com`
  await add(page, 99)
  await join(page, email)
  await logOut(page)
  await page.getByText(t('account.loggedOut')).first().waitFor()
  await add(page, 16)
  await page.goto(`${storefront}/login?lang=en`)
  const form = page.getByRole('region', { name: t('account.logIn'), exact: true })
  await form.getByLabel(t('account.email'), { exact: true }).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill('a long password')
  await form.getByRole('button', { name: t('account.logIn'), exact: true }).click()
  await page
    .getByText(t('account.savedForLater', { count: 16 }))
    .first()
    .waitFor()
}

test('what found no room at login is found by its message, moved back and removed, without script', async () => {
  const t = messages.en
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
  await withSurplus(page)
  await page.getByRole('link', { name: t('account.seeSaved') }).click()
  expect(page.url()).toBe(`${cart}#saved`)
  const move = section(page).getByRole('button', { name: /^Move / })
  await expect.poll(() => section(page).innerText()).toContain('16 yards')
  // The cart has its 99 already.
  await move.click()
  await page
    .getByText(t('cart.savedFull', { max: 99 }))
    .first()
    .waitFor()
  const quantity = page.getByRole('spinbutton')
  await quantity.fill('90')
  await page.getByRole('button', { name: t('cart.update') }).click()
  await page.getByText(t('cart.updated')).first().waitFor()
  await move.click()
  await page
    .getByText(t('cart.movedToCart', { count: 9 }))
    .first()
    .waitFor()
  expect(await quantity.inputValue()).toBe('99')
  expect(await section(page).innerText()).toContain('7 yards')
  await section(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await section(page).getByText(t('cart.savedNone')).waitFor()
  // A line of the cart goes there and comes back whole.
  await page.getByRole('button', { name: /^Save for later: / }).click()
  await expect.poll(() => section(page).innerText()).toContain('99 yards')
  await move.click()
  await page
    .getByText(t('cart.movedToCart', { count: 99 }))
    .first()
    .waitFor()
  expect(await quantity.inputValue()).toBe('99')
  expect(browserErrors).toEqual([])
  await leave()
})

test('a line is saved for later and moved back with a script, on a German phone', async () => {
  const t = messages.de
  const { page, browserErrors, leave } = await visit({ viewport: { width: 375, height: 812 } })
  await page.goto(storefront + localizePath('fabric', 'de', { designId: '12' }))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.addToCart') })
    .click()
  await page.getByRole('link', { name: t('fabric.goToCart') }).waitFor()
  await page.goto(storefront + localizePath('save-for-later', 'de'))
  expect(page.url()).toBe(`${storefront}${localizePath('cart', 'de')}#saved`)
  const place = section(page, t('cart.savedTitle'))
  await place.getByText(t('cart.savedNone')).waitFor()
  const save = page.getByRole('button', { name: /^Für später speichern: / })
  await save.hover()
  await wakes(page)
  // The line is gone from the cart before the gateway has answered.
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await save.click()
  await answered
  const move = place.getByRole('button', { name: /in den Warenkorb legen$/ })
  await expect.poll(() => move.evaluate((it) => it === document.activeElement)).toBe(true)
  await expect.poll(() => save.count()).toBe(0)
  await page.reload()
  await expectAccessible(page)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await move.focus()
  await wakes(page)
  await move.press('Enter')
  await save.waitFor()
  await place.getByText(t('cart.savedNone')).waitFor()
  const remove = page.getByRole('main').getByRole('button', { name: /aus dem Warenkorb/ })
  await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(browserErrors).toEqual([])
  await leave()
})
