import { formatMoney } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { keyboard, mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const DECLINED = '4000000000000002'
const GOOD = '4242424242424242'
const SEARCHED = 'check'

const hudson = {
  name: 'June Harrow',
  line1: '418 Orchard Lane',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0101',
} as const
const leipzig = {
  name: 'Jördis Groß',
  line1: 'Könneritzstraße 12',
  city: 'Leipzig',
  zipcode: '04229',
  zipLabel: 'checkout.zipcode',
  phone: '0341 123456',
} as const

const violations = async () =>
  ((await (await fetch(`${storefront}/healthz`)).json()) as { cspViolations: number }).cspViolations

test('a guest buys in English: a declined card, Back, another card', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  const email = 'english@example.com'
  await shopper.arrive()
  await shopper.search(SEARCHED)
  const designId = await shopper.openFirst()
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.sendNothing()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(DECLINED)
  await shopper.place()
  await shopper.isDeclined()
  expect(page.url()).toBe(storefront + localizePath('checkout-payment', 'en'))

  await page.goBack()
  await page.waitForURL(storefront + localizePath('checkout-delivery', 'en'))
  await shopper.chooseDelivery()
  await shopper.fillCard(GOOD)
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()

  const { order, declined } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  expect(declined).toEqual(['CARD_DECLINED'])
  expect(order.lines.map(({ design, quantity }) => [design?.id, quantity.value])).toEqual([
    [designId, 2],
  ])
  expect(order.currency).toBe('USD')
  const total = formatMoney({ minor: order.amount_minor, currency: 'USD' }, 'en_US')
  expect(await page.getByRole('complementary').innerText()).toContain(total)

  // A reload shows the same confirmation. The cart is empty, and no step of the checkout opens.
  await page.reload()
  expect(await shopper.isConfirmed()).toBe(orderNumber)
  expect(await shopper.openInvoice(orderNumber)).toContain(total)
  await page.goBack()
  expect(await shopper.isConfirmed()).toBe(orderNumber)
  await page.goBack()
  await page.waitForURL(storefront + localizePath('cart', 'en'))
  await page.getByRole('heading', { name: shopper.t('cart.empty') }).waitFor()
  await page.goto(storefront + localizePath('checkout-confirm', 'en'))
  expect(page.url()).toBe(storefront + localizePath('cart', 'en'))

  // Chromium reports the rejected charge as a failed load; no other error may occur.
  expect(
    browserErrors.filter((browserError) => !/status of 400.*\/place/.test(browserError)),
  ).toEqual([])
  expect(await violations()).toBe(0)
  await leave()
})

test('a guest buys in German: euros, metres, a German address', async () => {
  const { page, browserErrors, leave } = await visit({ locale: 'de-DE' })
  const shopper = new Shopper(page, mouse(), 'de')
  const email = 'deutsch@example.com'
  await shopper.arrive()
  await shopper.prefer({
    country: 'Deutschland',
    currency: 'Euro (€)',
    measurement: shopper.t('navigation.metric'),
  })
  await shopper.search(SEARCHED)
  const designId = await shopper.openFirst()
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, leipzig)
  await shopper.chooseDelivery()
  await shopper.fillCard(GOOD)
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()

  const { order, declined } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  expect(declined).toEqual([])
  expect(order.currency).toBe('EUR')
  expect(order.pricing.tax_included).toBe(true)
  expect(order.shipping_address).toMatchObject({ country: 'DE', city: 'Leipzig' })
  expect(
    order.lines.map(({ design, fabric, quantity }) => [design?.id, fabric?.size, quantity.value]),
  ).toEqual([[designId, 'METER', 2]])
  expect(await shopper.openInvoice(orderNumber)).toContain(
    formatMoney({ minor: order.amount_minor, currency: 'EUR' }, 'de_DE'),
  )
  expect(browserErrors).toEqual([])
  expect(await violations()).toBe(0)
  await leave()
})

test('a guest buys with the keyboard alone', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, keyboard(page), 'en')
  const email = 'keyboard@example.com'
  await shopper.arrive()
  await shopper.search(SEARCHED)
  const designId = await shopper.openFirst()
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(GOOD)
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()
  const { order } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  expect(order.lines.map(({ design, quantity }) => [design?.id, quantity.value])).toEqual([
    [designId, 2],
  ])
  expect(browserErrors).toEqual([])
  expect(await violations()).toBe(0)
  await leave()
})
