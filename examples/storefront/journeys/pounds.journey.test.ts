import { formatMoney } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { part, wakes, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that a test writes has no network address, so Chromium would treat this machine's servers
// as a private network.
const visit = prepareVisitors([
  '--test-third-party-cookie-phaseout',
  '--disable-features=LocalNetworkAccessChecks',
])
const { blog, gateway, storefront } = inject('shop')
const GOOD = '4242424242424242'
const DESIGN = localizePath('fabric', 'en', { designId: 12 })
const IN_POUNDS = `${DESIGN}?country=GB&currency=GBP`
const london = {
  name: 'June Harrow',
  line1: '12 Lower Marsh',
  city: 'London',
  zipcode: 'SE1 7RJ',
  zipLabel: 'checkout.zipcode',
  phone: '020 7946 0101',
} as const

/** Polls longer than the default, because the machine may be busy. */
const soon = <T>(read: () => T) => expect.poll(read)

/** Returns the currency signs in a page's content. */
async function moneyOn(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText()
  return [...new Set(text.match(/(?:US\$|CA\$|A\$|£|€)(?=\d)/g))]
}

/** Buys the cart, and expects the same currency and amounts on every page. */
async function buyInPounds(shopper: Shopper, email: string, merchandise: string): Promise<void> {
  const { page, t } = shopper
  const isInPounds = async (...amounts: string[]) => {
    await soon(() => moneyOn(page)).toEqual(['£'])
    for (const amount of amounts) expect(await page.getByRole('main').innerText()).toContain(amount)
  }
  await isInPounds(merchandise)
  expect(await page.getByRole('main').innerText()).toMatch(/\d\scm/)
  expect(
    await page
      .getByText(t('cart.freeShippingDone'))
      .or(page.getByText(/standard delivery is free/))
      .count(),
  ).toBe(0)
  await shopper.checkOut()
  await isInPounds(merchandise)
  await shopper.fillAddress(email, london)
  await isInPounds(merchandise, '£10.23')
  await shopper.chooseDelivery()
  await isInPounds(merchandise)
  await shopper.fillCard(GOOD)
  await isInPounds(merchandise, '£10.23')
  await shopper.place()
  const number = await shopper.isConfirmed()
  const { order } = await bookedOnce(email)
  expect(order).toMatchObject({ number, currency: 'GBP', shipping_address: { country: 'GB' } })
  const total = formatMoney({ minor: order.amount_minor, currency: 'GBP' }, 'en_GB')
  await isInPounds(merchandise, total)
  expect(await shopper.openInvoice(number)).toContain(total)
  await isInPounds(merchandise, total)
  expect(await mailTo(email)).toContain(total)
}

test('an address in pounds is a purchase in pounds, from the design to the invoice', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en', { reads: 'en-GB' })
  await shopper.open(IN_POUNDS)
  expect(await moneyOn(page)).toEqual(['£'])
  await shopper.addTwo()
  const merchandise =
    /£[\d.]+/.exec(
      await page.getByRole('button', { name: shopper.t('fabric.added') }).innerText(),
    )?.[0] ?? ''
  await shopper.openCart()
  await buyInPounds(shopper, 'pounds@example.com', merchandise)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a guest who has dollars in the cart goes on in pounds, live and without script', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en', { reads: 'en-GB' })
  await shopper.open(DESIGN)
  await shopper.addTwo()
  await shopper.openCart()
  expect(await moneyOn(page)).toEqual(['US$'])
  await shopper.open(IN_POUNDS)
  const add = page.getByRole('button', { name: shopper.t('fabric.addToCart') })
  await add.dispatchEvent('focusin')
  await wakes(page, 'fabric-product')
  await add.click()
  await page.getByRole('button', { name: shopper.t('fabric.added') }).waitFor()
  await shopper.openCart()
  expect(await moneyOn(page)).toEqual(['£'])
  await shopper.checkOut()
  await soon(() => moneyOn(page)).toEqual(['£'])
  expect(browserErrors).toEqual([])

  const plain = await visit({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  await plain.page.goto(`${storefront}${DESIGN}?currency=EUR`)
  await plain.page.getByRole('button', { name: shopper.t('fabric.addToCart') }).click()
  await plain.page.waitForURL(storefront + localizePath('cart', 'en'))
  expect(await moneyOn(plain.page)).toEqual(['€'])
  expect(plain.browserErrors).toEqual([])
  await plain.leave()
  await leave()
})

test('the panel of a page in pounds leads to a checkout in pounds', async () => {
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en', { reads: 'en-GB' })
  await shopper.open(DESIGN)
  await shopper.addTwo()
  await shopper.open(IN_POUNDS)
  const opener = page.getByRole('banner').getByRole('link', { name: shopper.t('navigation.cart') })
  await opener.focus()
  await wakes(page, 'cart-link')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: shopper.t('cart.title') })
  await panel.getByRole('article').waitFor()
  expect(await panel.innerText()).toMatch(/£\d/)
  expect(await panel.innerText()).not.toContain('US$')
  await panel.getByRole('button', { name: shopper.t('form.increase') }).click()
  await panel.getByText(shopper.t('cart.pieces', { count: 3 }), { exact: true }).waitFor()
  expect(await panel.innerText()).not.toContain('US$')
  await panel.getByRole('link', { name: shopper.t('cart.checkout') }).click()
  await page.waitForURL(/\/en\/checkout/)
  await soon(() => moneyOn(page)).toEqual(['£'])
  expect(browserErrors).toEqual([])
  await leave()
})

test.each([
  ['of the author', 'currency="GBP" country="GB"', 'en-US'],
  ['of the reader’s browser', '', 'en-GB'],
])(
  'what was put into the cart on somebody else’s page in the pounds %s is bought in pounds',
  async (_, region, locale) => {
    const { page, browserErrors, leave } = await visit({ locale })
    const shopper = new Shopper(page, mouse(), 'en', { reads: 'en-GB' })
    const widgets = `<selvage-add-to-cart design-id="12" size="METER" quantity="2" ${region}></selvage-add-to-cart>`
    const script = `<script type="module" src="${storefront}/embed/selvage.js" data-gateway="${gateway}" data-storefront="${storefront}"></script>`
    await page.route(`${blog}/pounds`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Pounds</title><link rel="icon" href="data:,"><body>${widgets}${script}</body></html>`,
      }),
    )
    await page.goto(`${blog}/pounds`)
    const box = widget(page, 'add-to-cart')
    await box.getByRole('button', { name: shopper.t('fabric.addToCart') }).click()
    await box.getByRole('button', { name: shopper.t('fabric.added'), exact: true }).waitFor()
    const merchandise = /£[\d.]+/.exec(await part(box, 'total').innerText())?.[0] ?? ''
    await box.getByRole('link', { name: 'Check out at Selvage' }).click()
    await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
    await page.goto(storefront + localizePath('cart', 'en'))
    await buyInPounds(shopper, `pounds-${locale}@example.com`.toLowerCase(), merchandise)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
