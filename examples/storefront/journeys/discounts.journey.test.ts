import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CART = /\/(?:cart|warenkorb)$/

/** Goes to the provider's page by the cart and the page of the discounts. */
async function leaveForProof(page: Page, shopper: Shopper): Promise<void> {
  const { t } = shopper
  await shopper.follow(t('cart.groupProve'), /\/(?:discounts|rabatte)\?/)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('page.discountsVerify') })
    .click()
  await page.waitForURL(/\/identity\/oauth\/authorize/)
}

/** The buttons of the provider's page. */
const BUTTONS = { verified: /Vera/, unverified: /Noah/, nobody: /^Cancel/ } as const

/** Chooses a group on the provider's page, and who one is. */
async function answer(page: Page, person: keyof typeof BUTTONS, group?: RegExp): Promise<void> {
  if (group !== undefined) await page.getByRole('radio', { name: group }).check()
  await page.getByRole('button', { name: BUTTONS[person] }).click()
}

/** A guest with two pieces of a design that was searched for, on the page of the cart. */
async function withCart(shopper: Shopper): Promise<void> {
  await shopper.arrive()
  await shopper.search('check')
  await shopper.openFirst()
  await shopper.addTwo()
  await shopper.openCart()
}

test.each([
  ['en', 'with a mouse', mouse],
  ['de', 'by keyboard alone', keyboard],
] as const)(
  'a teacher proves it, pays less, and finds it in review, mail and invoice, in %s, %s',
  async (language, _, handsOf) => {
    const { page, browserErrors, leave } = await visit({
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const shopper = new Shopper(page, handsOf(page), language)
    const { t } = shopper
    const email = `${randomUUID()}@example.com`
    const discount = t('cart.discount_teacher')
    await withCart(shopper)
    await leaveForProof(page, shopper)
    const callbacks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/discounts?state=')) callbacks.push(request.url())
    })
    await answer(page, 'verified', /Teacher|Lehrkraft/)
    await page.waitForURL(CART)
    await shopper.look()
    const main = page.getByRole('main')
    const verified = t('cart.groupVerified', { percent: '10' }).split('10')[0] ?? ''
    await page.getByText(verified).first().waitFor()
    await main.getByText(discount, { exact: true }).waitFor()
    await page.reload()
    await main.getByText(discount, { exact: true }).waitFor()

    // The same answer again is worth nothing, and takes nothing away.
    expect(callbacks).toHaveLength(1)
    await page.goto(callbacks[0] ?? '')
    await page.getByText(t('errors.ID_ME_VERIFICATION_FAILED')).first().waitFor()
    await shopper.open(localizePath('cart', language))
    await main.getByText(discount, { exact: true }).waitFor()

    await shopper.checkOut()
    await shopper.fillAddress(email, language === 'de' ? leipzig : hudson)
    await shopper.chooseDelivery()
    await shopper.fillCard('4242424242424242')
    expect(await main.innerText()).toContain(discount)
    await shopper.place()
    const number = await shopper.isConfirmed()
    expect((await bookedOnce(email)).order.number).toBe(number)
    expect(await shopper.openInvoice(number)).toContain(discount)
    expect(await mailTo(email)).toContain(discount)
    await leave()
    expect(browserErrors).toEqual([])
  },
)

test('who is not verified, or gives up, is back in the cart as before; the larger discount counts', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const { t } = shopper
  const main = page.getByRole('main')
  await withCart(shopper)
  await leaveForProof(page, shopper)
  await answer(page, 'verified')
  await page.getByRole('alert').waitFor()
  await answer(page, 'unverified', /Nurse/)
  await page.waitForURL(CART)
  await page.getByText(t('errors.ID_ME_VERIFICATION_FAILED')).first().waitFor()
  expect(await main.getByText(t('cart.discount'), { exact: true }).count()).toBe(0)

  await leaveForProof(page, shopper)
  await answer(page, 'nobody')
  await page.waitForURL(CART)
  expect(await page.getByText(t('errors.ID_ME_VERIFICATION_FAILED')).count()).toBe(0)

  // Back leads to the provider, whose page can be answered still.
  await page.getByRole('textbox', { name: t('cart.promo') }).fill('WELCOME10')
  await page.getByRole('button', { name: t('cart.promoApply') }).click()
  await main.getByText(t('cart.promoOn', { code: 'WELCOME10' })).waitFor()
  await leaveForProof(page, shopper)
  await answer(page, 'verified', /Military/)
  await page.waitForURL(CART)
  await main.getByText(t('cart.promoOutdone', { code: 'WELCOME10' })).waitFor()
  await main.getByText(t('cart.discount_military'), { exact: true }).waitFor()

  // The proof goes along to a new account.
  await join(page, `${randomUUID()}@example.com`)
  await shopper.open(localizePath('cart', 'en'))
  await main.getByText(t('cart.discount_military'), { exact: true }).waitFor()
  await leave()
  expect(browserErrors.filter((each) => !/status of 4(?:00|22)/.test(each))).toEqual([])
})

test('another visitor’s answer proves nothing, and no other site is led to', async () => {
  const [owner, thief] = [await visit(), await visit()]
  const [own, other] = [
    new Shopper(owner.page, mouse(), 'en'),
    new Shopper(thief.page, mouse(), 'en'),
  ]
  await withCart(own)
  await withCart(other)
  await leaveForProof(owner.page, own)
  const provider = owner.page.url()
  const reply = await owner.page.context().request.post(provider, {
    form: { group: 'student', person: 'verified' },
    headers: { origin: new URL(provider).origin },
    maxRedirects: 0,
  })
  const stolen = reply.headers()['location'] ?? ''
  expect(stolen).toMatch(/\/discounts\?state=.+&code=.+/)
  await thief.page.goto(stolen)
  await thief.page.getByText(messages.en('errors.ID_ME_VERIFICATION_FAILED')).first().waitFor()
  await other.open(localizePath('cart', 'en'))
  const discountOn = (page: Page) =>
    page.getByRole('main').getByText(messages.en('cart.discount_student'), { exact: true })
  expect(await discountOn(thief.page).count()).toBe(0)
  await owner.page.goto(stolen)
  await owner.page.waitForURL(CART)
  await discountOn(owner.page).waitFor()

  const elsewhere = encodeURIComponent('https://evil.example/')
  await thief.page.goto(`${storefront}${localizePath('discounts', 'en')}?back=${elsewhere}`)
  const link = thief.page.getByRole('link', { name: messages.en('page.discountsBack') })
  expect(await link.getAttribute('href')).toBe(localizePath('home', 'en'))
  await owner.leave()
  await thief.leave()
})

test('without script a guest without a cart proves a group on the page of the discounts', async () => {
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: false })
  const shopper = new Shopper(page, mouse(), 'en', { scripted: false })
  const { t } = shopper
  const main = page.getByRole('main')
  await shopper.open(localizePath('discounts', 'en'))
  await main.getByRole('button', { name: t('page.discountsVerify') }).click()
  await answer(page, 'verified', /First responder/)
  await page.waitForURL(storefront + localizePath('discounts', 'en'))
  await shopper.look()
  expect(await main.innerText()).toContain(t('cart.discount_responder'))
  await main.getByRole('button', { name: t('page.discountsAgain') }).waitFor()
  await leave()
  expect(browserErrors).toEqual([])
})
