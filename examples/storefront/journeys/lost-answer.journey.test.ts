import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const hudson = {
  name: 'June Harrow',
  line1: '418 Orchard Lane',
  city: 'Hudson',
  state: 'New York',
  zipcode: '12534',
  zipLabel: 'checkout.zipcodeUs',
  phone: '518 555 0101',
} as const

test.each(['waits', 'reloads at once'])(
  'the answer to an order is lost, the shopper %s: one order, one charge, confirmed',
  async (then) => {
    // A second try of this test is another shopper.
    const email = `${randomUUID()}@example.com`
    const { page, leave } = await visit()
    const shopper = new Shopper(page, mouse(), 'en', { scripted: false })
    await page.goto(storefront + localizePath('fabric', 'en', { designId: 9 }))
    await shopper.addTwo()
    await shopper.openCart()
    await shopper.checkOut()
    await shopper.fillAddress(email, hudson)
    await shopper.chooseDelivery()
    await shopper.fillCard('4242424242424242')

    const lost = Promise.withResolvers<void>()
    await page.route('**/order/*/place*', async (route) => {
      await route.fetch()
      lost.resolve()
      await route.abort('connectionreset')
    })
    await shopper.place()
    await lost.promise
    if (then !== 'waits') await page.reload()
    const orderNumber = await shopper.isConfirmed()
    const { order, declined } = await bookedOnce(email)
    expect(order.number).toBe(orderNumber)
    expect(declined).toEqual([])
    await leave()
  },
)
