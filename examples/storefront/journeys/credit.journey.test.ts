import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { frame } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'

/** Puts a gift certificate into the cart by the plain form of its page. */
async function addCertificate(page: Page, shopper: Shopper, recipient: string): Promise<void> {
  const { t } = shopper
  await shopper.open(localizePath('gift-certificates', shopper.language))
  const add = page.getByRole('main').getByRole('button', { name: t('fabric.addToCart') })
  await page.getByLabel(t('page.giftTo')).fill('nobody')
  await page.getByLabel(t('page.giftMessage')).fill('Happy birthday')
  await add.click()
  await page.getByText(t('page.giftToRight')).first().waitFor()
  await shopper.look()
  expect(await page.getByLabel(t('page.giftMessage')).inputValue()).toBe('Happy birthday')
  await page.getByLabel(t('page.giftTo')).fill(recipient)
  await add.click()
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain(recipient)
}

/** Goes to the payment with e-mail and country alone. */
async function fillContact(page: Page, { t }: Shopper, email: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: t('checkout.contactTitle') }).waitFor()
  expect(await page.getByLabel(t('checkout.line1')).count()).toBe(0)
  await page.getByLabel(t('checkout.email'), { exact: true }).fill(email)
  await page.getByLabel(t('checkout.emailRetype'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
}

const codeIn = (mail: string): string => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail)?.[0] ?? ''

test.each([
  ['en', 'with a mouse', mouse],
  ['de', 'by keyboard alone', keyboard],
] as const)(
  'a gift certificate is bought without an address, mailed, and pays an order, in %s, %s',
  async (language, _, handsOf) => {
    const { page, browserErrors, leave } = await visit({
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const shopper = new Shopper(page, handsOf(page), language)
    const { t } = shopper
    const [buyer, recipient] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    await addCertificate(page, shopper, recipient)
    await fillContact(page, shopper, buyer)
    await shopper.look()

    // Back, forward and a reload stay in the steps that the order has.
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: t('checkout.contactTitle') }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') }).waitFor()
    expect(new URL(page.url()).pathname).toBe(localizePath('checkout-payment', language))
    await shopper.fillCard(CARD)
    await shopper.place()
    const number = await shopper.isConfirmed()
    expect((await bookedOnce(buyer)).order.number).toBe(number)
    expect(await page.getByRole('link', { name: t('checkout.packingSlipLink') }).count()).toBe(0)
    await shopper.openInvoice(number)

    const mail = await mailTo(recipient)
    expect(mail).toContain('Happy birthday')
    const code = codeIn(mail)
    expect(code).not.toBe('')
    await leave()
    expect(browserErrors.filter((each) => !/status of 400.*gift_certificates/.test(each))).toEqual(
      [],
    )
  },
)

test('a certificate pays all of an order, is taken off and put on again, and no card is asked for', async () => {
  const { page, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const t = messages.en
  const [buyer, recipient, guest] = [1, 2, 3].map(() => `${randomUUID()}@example.com`) as [
    string,
    string,
    string,
  ]
  await shopper.open(localizePath('gift-certificates', 'en'))
  await page.getByRole('radio').nth(3).check({ force: true })
  await page.getByLabel(t('page.giftTo')).fill(recipient)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fabric.addToCart') })
    .click()
  await fillContact(page, shopper, buyer)
  await shopper.fillCard(CARD)
  await shopper.place()
  await shopper.isConfirmed()
  const code = codeIn(await mailTo(recipient))

  await page.goto(storefront + localizePath('fabric', 'en', { designId: 9 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(guest, hudson)
  await shopper.chooseDelivery()
  const field = page.getByLabel(t('checkout.giftCode'))
  const apply = page.getByRole('button', { name: t('checkout.giftApply') })
  await page.getByText(t('checkout.creditTitle')).click()
  await apply.click()
  await page.getByText(t('checkout.gift_blank')).waitFor()
  await field.fill('0000-0000-0000-0000')
  await apply.click()
  await page.getByText(t('checkout.gift_unknown')).waitFor()
  await shopper.look()
  expect(await field.inputValue()).toBe('0000-0000-0000-0000')
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  const off = page.getByRole('button', { name: t('checkout.giftOff') })
  await off.waitFor()
  await expect.poll(() => off.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.getByText(t('checkout.nothingDue')).waitFor()
  await shopper.look()
  await off.click()
  await frame(page).waitFor()
  await field.fill(code)
  await apply.click()
  await page.getByText(t('checkout.nothingDue')).waitFor()
  await page.getByRole('button', { name: t('checkout.toReview') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.reviewTitle') }).waitFor()
  await shopper.look()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: t('checkout.reviewTitle') }).waitFor()
  await shopper.place()
  const number = await shopper.isConfirmed()
  expect(await shopper.openInvoice(number)).toContain(
    t('checkout.giftOn', { label: code.slice(-4) }),
  )
  await leave()
})

test.each(['en', 'de'] as const)(
  'without script a gift certificate is bought with PayPal, and pays for the next one, in %s',
  async (language) => {
    const { page, browserErrors, leave } = await visit({
      javaScriptEnabled: false,
      locale: language === 'de' ? 'de-DE' : 'en-US',
    })
    const shopper = new Shopper(page, mouse(), language, { scripted: false })
    const { t } = shopper
    const [buyer, recipient, other] = [1, 2, 3].map(() => `${randomUUID()}@example.com`) as [
      string,
      string,
      string,
    ]
    const main = page.getByRole('main')
    // Playwright finds no text inside a noscript element, of which this page is made.
    const reads = (text: string) => expect.poll(() => main.innerText()).toContain(text)
    const press = (name: string | RegExp) => main.getByRole('button', { name }).click()
    const at = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await addCertificate(page, shopper, recipient)
    expect(await main.innerText()).not.toContain(t('checkout.needsScript'))
    await main
      .getByRole('link', { name: t('cart.checkout') })
      .last()
      .click()
    await at(t('checkout.contactTitle'))
    await shopper.look()
    await main.getByLabel(t('checkout.email'), { exact: true }).fill(buyer)
    await main.getByLabel(t('checkout.emailRetype')).fill(other)
    await press(t('checkout.toPayment'))
    await reads(t('checkout.emailRetypeRight'))
    expect(await main.getByLabel(t('checkout.email'), { exact: true }).inputValue()).toBe(buyer)
    await main.getByLabel(t('checkout.emailRetype')).fill(buyer)
    await press(t('checkout.toPayment'))
    await at(t('checkout.paymentTitle'))
    await main.getByLabel(t('checkout.giftCode')).fill('0000')
    await press(t('checkout.giftApply'))
    await reads(t('checkout.gift_unknown'))
    await shopper.look()
    await main.getByRole('radio', { name: 'PayPal' }).check({ force: true })
    await press(t('checkout.toReview'))
    await at(t('checkout.reviewTitle'))
    await shopper.look()
    await press(t('checkout.place'))
    await main.getByRole('link', { name: t('checkout.challengeOpen') }).click()
    await page.waitForURL(/\/challenge\/cg_/)
    await page.getByRole('button').first().click()
    const number = await shopper.isConfirmed()
    expect((await bookedOnce(buyer)).order.number).toBe(number)

    // The certificate pays for one of the same amount, without any other payment.
    const code = codeIn(await mailTo(recipient))
    await addCertificate(page, shopper, other)
    await main
      .getByRole('link', { name: t('cart.checkout') })
      .last()
      .click()
    await main.getByLabel(t('checkout.email'), { exact: true }).fill(other)
    await main.getByLabel(t('checkout.emailRetype')).fill(other)
    await press(t('checkout.toPayment'))
    await main.getByLabel(t('checkout.giftCode')).fill(code)
    await press(t('checkout.giftApply'))
    await reads(t('checkout.nothingDue'))
    await main.getByRole('link', { name: t('checkout.toReview') }).click()
    await press(t('checkout.place'))
    expect(await shopper.isConfirmed()).not.toBe(number)
    expect(
      browserErrors.filter(
        (each) => !/status of 400.*(?:gift_certificates|checkout|kasse)/.test(each),
      ),
    ).toEqual([])
    await leave()
  },
)

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
  await fillContact(page, shopper, email)
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

test('Pro and Spoondollars are put into the cart without a script', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const { t } = new Shopper(page, mouse(), 'en', { scripted: false })
  const main = page.getByRole('main')
  for (const path of ['/spoondollars?lang=en', '/pro?lang=en']) {
    await page.goto(storefront + path)
    await main.getByRole('radio').nth(1).check({ force: true })
    await main.getByRole('button', { name: t('fabric.addToCart') }).click()
    await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  }
  const text = await main.innerText()
  for (const name of ['Spoondollar credit', 'Pro membership, one year'])
    expect(text).toContain(name)
  await leave()
})
