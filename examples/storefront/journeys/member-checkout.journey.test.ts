import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { hudson } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { mailTo } from './support/records.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en

test.each([
  ['with a mouse', mouse],
  ['by keyboard alone', keyboard],
])('a member types an address once and no e-mail address, %s', async (_, handsOf) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { page, browserErrors, leave } = await visit()
  await join(page, email)
  const hands = handsOf(page)
  const shopper = new Shopper(page, hands, 'en')
  const toCheckout = async () => {
    await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
    await shopper.addTwo()
    await page.goto(storefront + localizePath('checkout', 'en'))
    await page.getByText(t('checkout.emailKnown', { email })).waitFor()
    expect(await page.getByLabel(t('checkout.email'), { exact: true }).count()).toBe(0)
  }

  await toCheckout()
  await shopper.fillAddress(undefined, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  const number = await shopper.isConfirmed()
  expect(await mailTo(email)).toContain(number)

  await toCheckout()
  const saved = page.getByRole('group', { name: t('checkout.savedAddresses') })
  const own = saved.getByRole('radio', { name: new RegExp(hudson.name) })
  await expect.poll(() => own.isChecked()).toBe(true)
  await shopper.look()
  // Another address is typed as before; it comes back, and so does the saved one.
  const other = saved.getByRole('radio', { name: t('checkout.anotherAddress') })
  const street = page.getByLabel(t('checkout.line1'), { exact: true })
  await other.check({ force: true })
  await hands.write(street, '1 Elsewhere Lane')
  await own.check({ force: true })
  await street.waitFor({ state: 'detached' })
  await other.check({ force: true })
  expect(await street.inputValue()).toBe('1 Elsewhere Lane')
  await own.check({ force: true })
  await hands.press(page.getByRole('button', { name: t('checkout.toDelivery') }))
  await page.getByRole('heading', { name: t('checkout.deliveryTitle') }).waitFor()
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await page.getByText(hudson.line1).first().waitFor()
  await shopper.place()
  await shopper.isConfirmed()
  expect(browserErrors).toEqual([])
  await leave()
})

test('an address that a guest has typed outlives logging in from the checkout', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const other = await visit()
  await join(other.page, email)
  await other.leave()
  const { page, browserErrors, leave } = await visit()
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await new Shopper(page, mouse(), 'en').addTwo()
  await page.goto(storefront + localizePath('checkout', 'en'))
  const street = page.getByLabel(t('checkout.line1'), { exact: true })
  await street.fill('7 Mill Lane')
  await page.getByRole('link', { name: t('checkout.haveAccount') }).click()
  const form = page.getByRole('region', { name: t('account.logIn'), exact: true })
  await form.getByLabel(t('account.email'), { exact: true }).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill('a long password')
  await form.getByRole('button', { name: t('account.logIn'), exact: true }).click()
  await page.waitForURL(storefront + localizePath('checkout-shipping', 'en'))
  await page.getByText(t('checkout.emailKnown', { email })).waitFor()
  expect(await street.inputValue()).toBe('7 Mill Lane')
  expect(browserErrors).toEqual([])
  await leave()
})
