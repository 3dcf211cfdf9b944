import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { buyAsGuest } from './support/buy-as-guest.ts'
import { mouse } from './support/hands.ts'
import { look } from './support/look.ts'
import { mailTo, refundsOf } from './support/records.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const PHONE = { viewport: { width: 390, height: 844 } }

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name })

/** A guest's order, and the two links of its mail. */
async function buyAndRead() {
  const email = `${crypto.randomUUID()}@example.com`
  const buyer = await visit()
  const number = await buyAsGuest(buyer.page, email)
  await buyer.leave()
  const mail = await mailTo(email)
  return {
    number,
    order: /\S+\/orders\/guest\?token=\S+/.exec(mail)?.[0] ?? '',
    invoice: /\S+\/invoice\/\S+/.exec(mail)?.[0] ?? '',
  }
}

test.each([
  ['with script', true],
  ['without script', false],
] as const)(
  'a guest opens the mail on a phone: invoice, packing slip, buying again and canceling, %s',
  async (_, javaScriptEnabled) => {
    const { number, order, invoice } = await buyAndRead()
    const { page, browserErrors, leave } = await visit({ ...PHONE, javaScriptEnabled })
    const hands = mouse()
    const seen = () => look(page, 'en', { scripted: javaScriptEnabled })

    // The invoice's link comes first, in a browser that has never been here.
    const paper = await page.goto(invoice)
    expect([paper?.status(), paper?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
    await page.getByRole('heading', { level: 1, name: t('invoice.number', { number }) }).waitFor()
    await seen()

    const answer = await page.goto(order)
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    })
    await page.getByRole('heading', { level: 1, name: t('orders.status_placed') }).waitFor()
    await seen()
    for (const [name, title] of [
      [t('orders.invoice'), t('invoice.number', { number })],
      [t('orders.packingSlip'), t('invoice.packingSlip', { number })],
    ] as const) {
      await hands.press(link(page, name))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
    }

    await hands.press(main(page).getByRole('button', { name: t('orders.buyAllAgain') }))
    await page.waitForURL(storefront + localizePath('cart', 'en'))
    await page
      .getByText(t('orders.bought', { count: 1 }))
      .first()
      .waitFor()

    await page.goto(order)
    await hands.press(link(page, t('orders.cancel')))
    await page.getByRole('heading', { name: t('orders.cancelTitle', { number }) }).waitFor()
    await seen()
    expect(await refundsOf(number)).toHaveLength(0)
    await hands.press(link(page, t('orders.cancelNo')))
    await hands.press(link(page, t('orders.cancel')))
    await hands.press(page.getByRole('button', { name: t('orders.cancelYes') }))
    await page.getByText(t('orders.canceled')).first().waitFor()
    await page.getByRole('heading', { level: 1, name: t('orders.status_canceled') }).waitFor()
    await seen()
    expect(await refundsOf(number)).toHaveLength(1)
    expect(await link(page, t('orders.cancel')).count()).toBe(0)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each([
  ['with script', true],
  ['without script', false],
] as const)('the link of a mail opens nothing else, and says so, %s', async (_, scripted) => {
  const { number, order, invoice } = await buyAndRead()
  const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
  // Without it a visitor is led to the login, for this order as for one that never was.
  for (const named of [number, 'R000000000000'])
    for (const path of [
      localizePath('invoice', 'en', { orderNumber: named }),
      localizePath('packing-slip', 'en', { orderNumber: named }),
      `/orders/2026-05-01-${named}?lang=en`,
    ]) {
      await page.goto(storefront + path)
      expect(new URL(page.url()).pathname).toBe('/login')
    }
  expect(browserErrors).toEqual([])
  const { searchParams } = new URL(order)
  for (const token of ['', 'x', 'A'.repeat(43)])
    for (const opened of [order, invoice]) {
      const wrong = await page.goto(opened.replace(searchParams.get('token') ?? '', token))
      expect(wrong?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: t('orders.linkOver') }).waitFor()
    }
  const other = await page.goto(invoice.replace(number, 'R000000000000'))
  expect(other?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: t('orders.linkOver') }).waitFor()
  await look(page, 'en', { scripted })
  await leave()
})
