import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { logOut } from './support/account-menu.ts'
import { hudson } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { choosePayment, openCheckout, payTwice, toDelivery } from './support/saved-card.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const CHALLENGED = '4000000000003220'

/** A guest at the payment step with an order that every way can pay. */
async function atPayment(handsOf: typeof keyboard = mouse) {
  const email = `${randomUUID()}@example.com`
  const visitor = await visit()
  const { page } = visitor
  const shopper = new Shopper(page, handsOf(page), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 9 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  return { ...visitor, shopper, email }
}

const atProvider = (page: Page) => page.waitForURL(/\/challenge\/cg_/)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const isAsked = (page: Page) => page.getByText(t('checkout.challengeTitle')).waitFor()

test.each([
  ['with a mouse', mouse],
  ['by keyboard alone', keyboard],
])('a card whose bank asks is confirmed there, %s: one order, one charge', async (_, handsOf) => {
  const { page, shopper, email, browserErrors, leave } = await atPayment(handsOf)
  await shopper.fillCard(CHALLENGED)
  await shopper.place()
  await atProvider(page)
  const confirm = page.getByRole('button', { name: /^Yes, pay/ })
  await (handsOf === mouse ? confirm.click() : confirm.press('Enter'))
  const number = await shopper.isConfirmed()
  expect((await bookedOnce(email)).order.number).toBe(number)
  expect(browserErrors).toEqual([])
  await leave()
})

test('Back, a reload and a second tab meet the same challenge; given up, nothing is charged', async () => {
  const { page, shopper, email, leave } = await atPayment()
  await shopper.fillCard(CHALLENGED)
  await shopper.place()
  await atProvider(page)
  const provider = page.url()
  await page.goBack()
  await isAsked(page)
  await page.reload()
  await isAsked(page)
  await shopper.look()
  const second = await page.context().newPage()
  await second.goto(storefront + localizePath('checkout-review', 'en'))
  await isAsked(second)
  await page.getByRole('button', { name: t('checkout.challengeCancel') }).click()
  await page.getByText(t('errors.PAYMENT_CANCELED')).waitFor()
  await shopper.look()
  // The provider's page is over, and the other tab hears of it.
  await second.getByText(t('errors.PAYMENT_CANCELED')).waitFor()
  await second.goto(provider)
  await second.getByText('Nothing was charged.').waitFor()
  await second.close()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  const number = await shopper.isConfirmed()
  expect((await bookedOnce(email)).order.number).toBe(number)
  await leave()
})

test('the bank says no, then PayPal is canceled, runs out of time and pays: one order', async () => {
  const { page, shopper, email, leave } = await atPayment()
  await shopper.fillCard(CHALLENGED)
  await shopper.place()
  await atProvider(page)
  await press(page, 'No, this is not me')
  await page.getByText(t('errors.PAYMENT_NOT_CONFIRMED')).waitFor()
  for (const [answer, code] of [
    [/^Cancel/, 'PAYMENT_CANCELED'],
    ['Let the time run out', 'PAYMENT_EXPIRED'],
  ] as const) {
    await choosePayment(page, 'PayPal')
    await shopper.place()
    await atProvider(page)
    await press(page, answer)
    await page.getByText(t(`errors.${code}`)).waitFor()
  }
  await choosePayment(page, 'PayPal')
  await shopper.look()
  await shopper.place()
  await atProvider(page)
  await press(page, /^Pay US/)
  const number = await shopper.isConfirmed()
  expect((await bookedOnce(email)).order.number).toBe(number)
  expect(await shopper.openInvoice(number)).toContain('PayPal')
  await leave()
})

test('Afterpay shows four payments that sum to the total, declines, and pays', async () => {
  const { page, shopper, email, leave } = await atPayment()
  const method = page.getByRole('radio', { name: 'Afterpay' })
  // It stands still while the card's fields come.
  await page.reload()
  const top = () => method.evaluate((radio) => radio.getBoundingClientRect().top)
  const before = await top()
  await page.getByText(t('checkout.cardLoading')).waitFor({ state: 'detached' })
  expect(await top()).toBeCloseTo(before)
  const methods = page.getByRole('group', { name: t('checkout.paymentTitle') })
  const parts = await methods.getByRole('listitem').allInnerTexts()
  const cents = (text: string) => Math.round(Number(/US\$([\d.]+)/.exec(text)?.[1]) * 100)
  const summary = await page.getByRole('complementary').innerText()
  const total = summary.match(/US\$[\d.]+/g)?.at(-1) ?? ''
  expect(parts).toHaveLength(4)
  expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total))
  for (const answer of ['Afterpay declines', /^Agree and pay/]) {
    await choosePayment(page, 'Afterpay')
    await shopper.place()
    await atProvider(page)
    await press(page, answer)
    if (answer === 'Afterpay declines')
      await page.getByText(t('errors.AFTERPAY_DECLINED')).waitFor()
  }
  const number = await shopper.isConfirmed()
  expect((await bookedOnce(email)).order.number).toBe(number)
  await leave()
})

test('a member saves a card, pays with it again without typing it, and deletes it', async () => {
  const { page, leave, browserErrors } = await visit()
  const shopper = await payTwice(page, {
    card: '4242424242424242',
    saved: 'Visa ending in 4242, expires 11/2034',
  })

  // It is deleted after a question, whose first answer keeps it, and the page says so.
  const main = page.getByRole('main')
  await page.goto(`${storefront}/account/payment-methods?lang=en`)
  await main.getByRole('link', { name: t('account.cardDelete') }).click()
  await main.getByRole('link', { name: t('account.cardKeep') }).click()
  await main.getByRole('link', { name: t('account.cardDelete') }).click()
  await main.getByRole('button', { name: t('account.cardDeleteYes') }).click()
  await page.getByText(t('account.cardDeleted')).first().waitFor()
  await main.getByText(t('account.cardsNone')).waitFor()
  await shopper.look()

  // The typed forms of a checkout leave the tab when its member logs out.
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('checkout')))
  await openCheckout(page, shopper)
  await toDelivery(page)
  expect(await stored()).not.toEqual([])
  await page.goto(storefront + localizePath('cart', 'en'))
  await logOut(page)
  await page.getByText(t('account.loggedOut')).first().waitFor()
  expect(await stored()).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()
})
