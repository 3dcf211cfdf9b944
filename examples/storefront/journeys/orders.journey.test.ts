import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { toAccountPage } from './support/account-menu.ts'
import { buyAsGuest } from './support/buy-as-guest.ts'
import { keyboard, mouse } from './support/hands.ts'
import type { Hands } from './support/hands.ts'
import { join } from './support/join.ts'
import { look } from './support/look.ts'
import { mailTo, refundsOf } from './support/records.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
/** Stands in the mail that leads to an order. */
const FOUND = 'Your link to order'

const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('navigation.cart')}`) })
const main = (page: Page) => page.getByRole('main')
const pieces = (page: Page) => cartLink(page).innerText()

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without script', mouse, false],
] as const)(
  'an order comes along to an account, is found, bought again and canceled once, %s',
  async (_, handsOf, scripted) => {
    const email = `${crypto.randomUUID()}@example.com`
    const buyer = await visit()
    const number = await buyAsGuest(buyer.page, email)
    await main(buyer.page)
      .getByRole('button', { name: t('orders.buyAllAgain') })
      .click()
    await buyer.page.waitForURL(storefront + localizePath('cart', 'en'))
    await expect.poll(() => pieces(buyer.page)).toMatch(/2$/)
    await join(buyer.page, email)

    const storageState = await buyer.page.context().storageState()
    await buyer.leave()
    const { page, browserErrors, leave } = await visit({
      storageState,
      javaScriptEnabled: scripted,
    })
    const hands: Hands = handsOf(page)
    const seen = () => look(page, 'en', { scripted })
    await page.goto(storefront + localizePath('home', 'en'))
    await toAccountPage(page, 'orders', hands)
    await page.waitForURL(/\/account\/[\w-]{22}\?sub_action=orders/)
    await seen()
    const entry = main(page).getByRole('listitem').filter({ hasText: number })
    expect(await entry.innerText()).toContain(t('orders.status_placed'))
    await hands.press(entry.getByRole('button', { name: t('orders.buyOrderAgain', { number }) }))
    await page.waitForURL(storefront + localizePath('cart', 'en'))
    await page
      .getByText(t('orders.bought', { count: 1 }))
      .first()
      .waitFor()
    await expect.poll(() => pieces(page)).toMatch(/4$/)

    await page.goBack()
    await hands.press(main(page).getByRole('link', { name: new RegExp(number) }))
    await page.waitForURL(new RegExp(`/orders/\\d{4}-\\d{2}-\\d{2}-${number}`))
    await seen()
    await page.getByRole('heading', { level: 1, name: t('orders.status_placed') }).waitFor()
    await hands.press(
      main(page)
        .getByRole('button', { name: t('orders.buyLineAgain', { title: '' }) })
        .last(),
    )
    await page.waitForURL(storefront + localizePath('cart', 'en'))
    await expect.poll(() => pieces(page)).toMatch(/6$/)
    await page.goBack()

    // The question comes first, and keeping the order is its first answer.
    await hands.press(main(page).getByRole('link', { name: t('orders.cancel') }))
    await page.getByRole('heading', { name: t('orders.cancelTitle', { number }) }).waitFor()
    await seen()
    await hands.press(main(page).getByRole('link', { name: t('orders.cancelNo') }))
    await page.getByRole('heading', { name: t('orders.cancelTitle', { number }) }).waitFor({
      state: 'detached',
    })
    await hands.press(main(page).getByRole('link', { name: t('orders.cancel') }))
    // Another tab asks at the same time, and both say yes.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await page.bringToFront()
    const yes = { name: t('orders.cancelYes') }
    await hands.press(page.getByRole('button', yes))
    await page.getByText(t('orders.canceled')).first().waitFor()
    await other.getByRole('button', yes).click()
    for (const tab of [page, other])
      await tab.getByRole('heading', { level: 1, name: t('orders.status_canceled') }).waitFor()
    await seen()
    expect(
      await main(page)
        .getByText(new RegExp(t('orders.refundedOn', { amount: '.+', date: '.+' })))
        .count(),
    ).toBe(1)
    expect(await refundsOf(number)).toHaveLength(1)
    expect(
      await main(page)
        .getByRole('link', { name: t('orders.cancel') })
        .count(),
    ).toBe(0)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('an account and an order of somebody else are not found by a member', async () => {
  const { page, leave } = await visit()
  await join(page, `${crypto.randomUUID()}@example.com`)
  for (const path of [
    '/orders/2026-05-01-R000000000000',
    '/orders/none',
    `/account/${'x'.repeat(22)}?sub_action=orders`,
  ])
    expect((await page.goto(storefront + path))?.status()).toBe(404)
  await toAccountPage(page, 'orders')
  await page.getByRole('heading', { level: 2, name: t('orders.noneTitle') }).waitFor()
  await look(page, 'en', { scripted: true })
  await leave()
})

test('a guest finds the order by a mail, and in the own browser buys it again and cancels it', async () => {
  const { page, browserErrors, leave } = await visit()
  const email = `${crypto.randomUUID()}@example.com`
  const number = await buyAsGuest(page, email)

  // The form leads to a mail at the order's own address, and to nothing else.
  await page.goto(storefront + localizePath('find-order', 'en'))
  const find = main(page)
  await find.getByLabel(t('orders.findNumber'), { exact: true }).fill('R12')
  await find.getByLabel(t('orders.findEmail'), { exact: true }).fill(email)
  await find.getByRole('button', { name: t('orders.findSend') }).click()
  await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
  await find.getByLabel(t('orders.findNumber'), { exact: true }).fill(number)
  await find.getByRole('button', { name: t('orders.findSend') }).click()
  await page.getByText(t('orders.findAsked')).first().waitFor()
  await look(page, 'en', { scripted: true })
  const mail = await mailTo(email, FOUND)
  await page.goto(/\S+\/orders\/guest\?token=\S+/.exec(mail)?.[0] ?? '')
  expect(await main(page).innerText()).toContain(number)

  // The order's own page is open to the browser that bought it; its day is mended.
  await page.goto(`${storefront}/orders/2020-01-01-${number}?lang=en`)
  await main(page)
    .getByRole('button', { name: t('orders.buyAllAgain') })
    .click()
  await page.waitForURL(storefront + localizePath('cart', 'en'))
  await expect.poll(() => pieces(page)).toMatch(/2$/)
  await page.goto(`${storefront}/orders/2020-01-01-${number}?lang=en`)
  await main(page)
    .getByRole('link', { name: t('orders.cancel') })
    .click()
  await page.getByRole('button', { name: t('orders.cancelYes') }).click()
  await page.getByText(t('orders.canceled')).first().waitFor()
  expect(await refundsOf(number)).toHaveLength(1)
  expect(browserErrors.filter((line) => !line.includes('status of 400'))).toEqual([])
  await leave()
})
