import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en

/** Chooses another currency in another tab, by which every price of the order changes. */
async function changePrices(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(storefront + localizePath('preferences', 'en'))
  const main = other.getByRole('main')
  await main.getByLabel(t('navigation.currency')).selectOption('EUR')
  await main.getByRole('button', { name: t('navigation.savePreferences') }).click()
  // Chromium may never close a tab whose page is still loading.
  await other.waitForURL(/\/success/)
  await other.close()
}

/** Expects the table of changes, with the order's line and its total in both currencies. */
async function showsChanges(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
  const table = page.getByRole('main').getByRole('table')
  await table.waitFor()
  const rows = await table.getByRole('row').allInnerTexts()
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows.slice(1)) {
    expect(row).toMatch(/US\$[\d.]+/)
    expect(row).toMatch(/€[\d.]+/)
  }
  expect(rows.at(-1)).toContain(t('cart.total'))
}

test('a shopper sees what has changed between review and payment, and pays once they agree', async () => {
  const { page, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.open(localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(`${randomUUID()}@example.com`, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  expect(await page.getByRole('main').getByRole('table').count()).toBe(0)
  await changePrices(page)
  await shopper.place()
  await showsChanges(page)
  await shopper.look()
  await shopper.fillCard('4242424242424242')
  expect(await page.getByRole('main').getByRole('table').count()).toBe(0)
  await shopper.place()
  await shopper.isConfirmed()
  await leave()
})

test('a shopper without a script sees it, too', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const shopper = new Shopper(page, mouse(), 'en', { scripted: false })
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name }).click()
  const at = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const email = `${randomUUID()}@example.com`
  const payWithPayPal = async () => {
    await main.getByRole('radio', { name: 'PayPal' }).check({ force: true })
    await press(t('checkout.toReview'))
    await at(t('checkout.reviewTitle'))
    expect(await main.getByRole('table').count()).toBe(0)
  }
  await shopper.open(localizePath('gift-certificates', 'en'))
  await main.getByLabel(t('page.giftTo')).fill(email)
  await press(t('fabric.addToCart'))
  await at(t('cart.title'))
  await shopper.open(localizePath('checkout', 'en'))
  await main.getByLabel(t('checkout.email'), { exact: true }).fill(email)
  await main.getByLabel(t('checkout.emailRetype')).fill(email)
  await press(t('checkout.toPayment'))
  await at(t('checkout.paymentTitle'))
  await payWithPayPal()
  await changePrices(page)
  await press(t('checkout.place'))
  await showsChanges(page)
  await shopper.look()
  await payWithPayPal()
  await press(t('checkout.place'))
  await main.getByRole('link', { name: t('checkout.challengeOpen') }).click()
  await page.waitForURL(/\/challenge\/cg_/)
  await page.getByRole('button').first().click()
  await shopper.isConfirmed()
  await leave()
})
