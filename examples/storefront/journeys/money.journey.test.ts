import { cutDimensions } from '@selvage/core/fabric'
import type { FabricCode } from '@selvage/core/fabric'
import { localeOf } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import { formatSize } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig, london, sydney, toronto } from './support/addresses.ts'
import type { Address } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { MoneySeen } from './support/money.ts'
import type { Amounts } from './support/money.ts'
import { bookedOnce, mailTo } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that a test writes has no network address, so Chromium would treat this machine's servers
// as a private network.
const visit = prepareVisitors([
  '--test-third-party-cookie-phaseout',
  '--disable-features=LocalNetworkAccessChecks',
])
const { blog, storefront } = inject('shop')
const GOOD = '4242424242424242'
const DESIGN = 12

type Origin = 'shop' | 'blog'
/** Whether a script runs before the checkout, whose card fields need one. */
type Script = 'script' | 'no script'

// Each currency is bought with script and without, in the shop and from a blog, in inches and in
// centimeters. A blog has the measures of its country.
const PURCHASES: readonly [Currency, string, MeasurementSystem, Origin, Script, Address][] = [
  ['USD', 'US', 'imperial', 'shop', 'script', hudson],
  ['USD', 'AU', 'metric', 'blog', 'no script', sydney],
  ['USD', 'GB', 'metric', 'shop', 'script', london],
  ['GBP', 'GB', 'metric', 'blog', 'script', london],
  ['GBP', 'GB', 'imperial', 'shop', 'no script', london],
  ['EUR', 'DE', 'metric', 'shop', 'script', leipzig],
  ['EUR', 'US', 'imperial', 'blog', 'no script', hudson],
  ['CAD', 'US', 'imperial', 'blog', 'script', hudson],
  ['CAD', 'CA', 'metric', 'shop', 'no script', toronto],
  ['AUD', 'AU', 'imperial', 'shop', 'script', sydney],
  ['AUD', 'AU', 'metric', 'blog', 'no script', sydney],
]

/** The amounts of a purchase on each of its pages. */
const BEFORE: Readonly<Record<`${Origin}, ${Script}`, Readonly<Record<string, Amounts>>>> = {
  'shop, script': { product: ['unit', 'line'], panel: ['line', 'merchandise'] },
  'shop, no script': { product: ['unit'] },
  'blog, script': { box: ['unit', 'line'], 'box’s cart': ['line', 'merchandise'] },
  'blog, no script': { product: ['unit'] },
}
const ALL = ['line', 'merchandise', 'delivery', 'tax', 'total'] as const
const AFTER: Readonly<Record<string, Amounts>> = {
  // The cheapest delivery, which is the one that is taken.
  cart: ['unit', 'line', 'merchandise', 'delivery'],
  shipping: ['line', 'merchandise', 'delivery'],
  delivery: ALL,
  payment: ALL,
  review: ALL,
  confirmation: ALL,
  invoice: ['unit', ...ALL],
  mail: ['line', 'delivery', 'tax', 'total'],
}

/** A page of the blog with the code that the shop wrote for a buy box and for the cart's button. */
async function openPost(page: Page, attributes: string): Promise<void> {
  const writer = await visit({ javaScriptEnabled: false })
  const codes: string[] = []
  for (const kind of ['add-to-cart', 'cart-button']) {
    const builder = localizePath('embed-builder', 'en', { designId: DESIGN })
    await writer.page.goto(`${storefront}${builder}?widget=${kind}&${attributes}`)
    codes.push(await writer.page.getByRole('textbox', { name: 'Code', exact: true }).inputValue())
  }
  await writer.leave()
  const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,"><body>${codes.join('')}</body></html>`
  await page.route(`${blog}/post`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${blog}/post`)
}

/** Buys two pieces on a page of somebody else, up to the shop. */
async function buyInPost(page: Page, t: Shopper['t'], seen: MoneySeen): Promise<void> {
  const box = widget(page, 'add-to-cart')
  await box.getByRole('button', { name: t('fabric.addToCart') }).click()
  await box.getByRole('button', { name: t('fabric.added'), exact: true }).waitFor()
  await seen.read('box', part(box, 'panel'))
  const button = widget(page, 'cart-button')
  await button.getByRole('button', { name: t('navigation.cart') }).click()
  await seen.read('box’s cart', part(button, 'cart'))
  await part(button, 'cart').getByRole('button', { name: 'Check out at Selvage' }).click()
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
}

/** Buys two pieces in the shop with its script, and looks at the panel of the cart. */
async function buyInShop(shopper: Shopper, seen: MoneySeen): Promise<void> {
  const { page, t } = shopper
  await shopper.addTwo()
  await seen.read('product', page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.cart') })
    .click()
  const panel = page.getByRole('dialog', { name: t('cart.title') })
  await panel.getByRole('article').waitFor()
  await seen.read('panel', panel)
}

/** Buys two pieces in the shop by its form alone. */
async function buyByForm({ page, t }: Shopper, seen: MoneySeen): Promise<void> {
  await seen.read('product', page)
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: t('fabric.addToCart') }).click()
  await page.waitForURL(/\/(?:cart|warenkorb)$/)
}

test.each(PURCHASES)(
  '%s in %s, %s, from the %s with %s: one and the same money on every page',
  async (currency, country, system, origin, script, address) => {
    const isScripted = script === 'script'
    const language = country === 'DE' ? 'de' : 'en'
    const locale = localeOf(language, country)
    const reads = locale === 'en_GB' || locale === 'en_AU' ? 'en-GB' : language
    const seen = new MoneySeen()
    const email = `${currency}-${country}-${origin}@example.com`.toLowerCase()
    const first = await visit({ javaScriptEnabled: isScripted })
    const shopper = new Shopper(first.page, mouse(), language, { scripted: false, reads })

    if (origin === 'shop') {
      const path = localizePath('fabric', language, { designId: DESIGN })
      const choices = `country=${country}&currency=${currency}&measurement_system=${system}`
      await shopper.open(`${path}?${choices}`)
      await (isScripted ? buyInShop(shopper, seen) : buyByForm(shopper, seen))
    } else {
      await openPost(
        first.page,
        `widget_country=${country}&widget_currency=${currency}&widget_quantity=2`,
      )
      if (isScripted) await buyInPost(first.page, shopper.t, seen)
      else {
        await first.page.getByRole('link').first().click()
        await buyByForm(shopper, seen)
      }
    }
    const cart = localizePath('cart', language)
    await shopper.open(cart)
    await seen.read('cart', first.page)

    const storageState = await first.page.context().storageState()
    const second = isScripted ? first : await visit({ storageState })
    const buyer = new Shopper(second.page, mouse(), language, { scripted: false, reads })
    if (!isScripted) await buyer.open(cart)
    await buyer.checkOut()
    await seen.read('shipping', second.page)
    await buyer.fillAddress(email, address)
    await seen.read('delivery', second.page)
    await buyer.chooseDelivery()
    await seen.read('payment', second.page)
    await buyer.fillCard(GOOD)
    await seen.read('review', second.page)
    await buyer.place()
    const number = await buyer.isConfirmed()
    await seen.read('confirmation', second.page)
    await shopper.open(localizePath('invoice', language, { orderNumber: number }))
    await seen.read('invoice', first.page)
    seen.take('mail', await mailTo(email))

    const { order } = await bookedOnce(email)
    seen.agreesWith(order, locale, { ...BEFORE[`${origin}, ${script}`], ...AFTER })
    expect(order).toMatchObject({ number, currency, shipping_address: { country } })
    const size = system === 'metric' ? 'METER' : 'YARD'
    const [line] = order.lines
    expect(line).toMatchObject({ quantity: { value: 2 }, fabric: { size } })
    const { widthIn, heightIn } = cutDimensions(line?.fabric?.code as FabricCode, size)
    seen.expectText('cart', formatSize(widthIn, heightIn * 2, locale, system))
    expect([...first.browserErrors, ...second.browserErrors]).toEqual([])
    if (!isScripted) await second.leave()
    await first.leave()
  },
)
