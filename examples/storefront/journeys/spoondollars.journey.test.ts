import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'

test('a member buys Spoondollars, and the account shows them with their order', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const { t } = shopper
  const email = `${randomUUID()}@example.com`
  const main = page.getByRole('main')
  await join(page, email)
  await page.goto(`${storefront}/account/credit?lang=en`)
  await main.getByText(t('credit.none')).waitFor()
  await shopper.look()
  await main.getByRole('link', { name: t('credit.buy') }).click()
  await page.getByRole('heading', { level: 1, name: t('page.spoondollarsTitle') }).waitFor()
  await main.getByRole('radio', { name: /25/ }).check({ force: true })
  await shopper.look()
  await main.getByRole('button', { name: t('fabric.addToCart') }).click()
  // A member without anything to ship has no details to fill in.
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  await main
    .getByRole('link', { name: t('cart.checkout') })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
  await shopper.fillCard(CARD)
  await shopper.place()
  const number = await shopper.isConfirmed()
  await page.goto(`${storefront}/account/credit?lang=en`)
  await main.getByText(t('credit.kind_bought')).waitFor()
  await shopper.look()
  await main.getByRole('link', { name: t('credit.order', { number }) }).click()
  await page.waitForURL(new RegExp(`/orders/.*${number}`))
  expect(browserErrors).toEqual([])
  await leave()
})

test('a member buys Pro, and saves with the next order on', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const { t } = shopper
  const main = page.getByRole('main')
  const discount = main.getByText(t('cart.discount_pro'), { exact: true })
  await join(page, `${randomUUID()}@example.com`)
  await page.goto(`${storefront}/pro?lang=en`)
  await main.getByText(t('page.proAccount')).waitFor()
  await shopper.look()
  await main.getByRole('button', { name: t('fabric.addToCart') }).click()
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  expect(await discount.count()).toBe(0)
  await main
    .getByRole('link', { name: t('cart.checkout') })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
  await shopper.fillCard(CARD)
  await shopper.place()
  await shopper.isConfirmed()

  await page.goto(`${storefront}/pro?lang=en`)
  expect(await main.innerText()).toContain(t('page.proNow', { date: '|' }).split('|')[0])
  await shopper.open(localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await shopper.openCart()
  await discount.waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test('Pro and Spoondollars are put into the cart without a script', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const { t } = new Shopper(page, mouse(), 'en', { scripted: false })
  const main = page.getByRole('main')
  for (const path of ['/spoondollars?lang=en', '/pro?lang=en']) {
    await page.goto(storefront + path)
    await main.getByRole('radio').last().check({ force: true })
    await main.getByRole('button', { name: t('fabric.addToCart') }).click()
    await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  }
  const text = await main.innerText()
  for (const name of ['Spoondollar credit', 'Pro membership, one year'])
    expect(text).toContain(name)
  await leave()
})
