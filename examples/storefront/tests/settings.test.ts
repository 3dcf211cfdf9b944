import { addToCart } from '@selvage/core/cart'
import { createGateway } from '@selvage/core/gateway'
import { createGuest } from '@selvage/core/session'
import { SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './browse.ts'
import type { Browser, OpenedPage } from './browse.ts'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'
import type { ServedGateway } from './served-gateway.ts'

const FABRIC = { fabric: 'PETAL_SIGNATURE_COTTON', fabric_size: 'METER', quantity: '2' }
const WALLPAPER = { wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: '2' }
const POUNDS = { selvage_country: 'GB', selvage_currency: 'GBP', selvage_measurement: 'metric' }
const DOLLARS = { selvage_country: 'US', selvage_currency: 'USD', selvage_measurement: 'imperial' }
const OVERRIDE = 'country=GB&currency=GBP'

let served: ServedGateway
let app: Hono
let browser: Browser

beforeAll(async () => {
  served = await serveGateway()
  app = await builtApp({ GATEWAY_URL: served.url, PUBLIC_GATEWAY_URL: 'http://images.test' })
})
beforeEach(() => {
  served.begin('nobody')
  browser = openBrowser(app)
})
afterAll(() => served.stop())

/** Returns the currency signs in a page's content. */
const moneyIn = ({ content }: OpenedPage) => [
  ...new Set(content.match(/(?:US\$|CA\$|A\$|£|€)(?=\d)|(?<=\d)\s€/g)),
]
/** Returns the currencies in the JSON of a page's islands. */
const currenciesOf = ({ html }: OpenedPage, name: string) => [
  ...new Set(
    [...html.matchAll(new RegExp(`"${name}":\\{"minor":\\d+,"currency":"(\\w+)"`, 'g'))].map(
      ([, code]) => code,
    ),
  ),
]
const choices = () =>
  Object.fromEntries(Object.keys(POUNDS).map((name) => [name, browser.cookies.get(name)]))
const guests = () =>
  served.gateway.requests
    .filter(({ call }) => call === 'session.createGuest')
    .map(({ body }) => body)

/** Buys the cart and expects the same currency in the cart and in every step. */
async function expectPurchaseIn(sign: string, currency: string) {
  const cart = await browser.open('/en/cart')
  expect(moneyIn(cart)).toEqual([sign])
  const checkout = await browser.open('/en/checkout')
  expect(checkout.path).toBe('/en/checkout')
  expect(currenciesOf(checkout, 'total')).toEqual([currency])
  return cart
}

describe('an address that chooses pounds', () => {
  it('fills a cart in pounds by the form without script, for a visitor without a session', async () => {
    const page = await browser.open(`/en/fabric/5?${OVERRIDE}`)
    expect(moneyIn(page)).toEqual(['£'])
    expect(choices()).toEqual({})
    const cart = await page.send('/en/fabric/5', FABRIC)
    expect([cart.path, moneyIn(cart)]).toEqual(['/en/cart', ['£']])
    expect(guests()).toEqual([expect.objectContaining({ country: 'GB', currency: 'GBP' })])
    expect(choices()).toEqual(POUNDS)
    expect((await expectPurchaseIn('£', 'GBP')).content).toMatch(/\d\scm/)
  })

  it('fills a cart in pounds for a guest who had chosen dollars', async () => {
    served.begin('items')
    browser.cookies.set('selvage_access', 'guest')
    for (const [name, value] of Object.entries(DOLLARS)) browser.cookies.set(name, value)
    await (await browser.open(`/en/fabric/5?${OVERRIDE}`)).send('/en/fabric/5', FABRIC)
    expect(choices()).toEqual(POUNDS)
    await expectPurchaseIn('£', 'GBP')
  })

  it('stays in a form that comes back with field errors', async () => {
    const page = await browser.open(`/en/fabric/5?${OVERRIDE}`)
    const rejected = await page.send('/en/fabric/5', { ...FABRIC, quantity: '0' })
    expect([rejected.status, moneyIn(rejected), choices()]).toEqual([400, ['£'], {}])
    expect(moneyIn(await rejected.send('/en/fabric/5', FABRIC))).toEqual(['£'])
  })

  it('fills a cart in pounds with wallpaper, with a wall counted in between', async () => {
    const page = await browser.open(
      `/en/wallpaper/5?${OVERRIDE}&measurement_system=metric&height=250&widths=300`,
    )
    expect(moneyIn(page)).toEqual(['£'])
    expect(page.content).toContain('name="currency" value="GBP"')
    const cart = await page.send('/en/wallpaper/5', WALLPAPER)
    expect([cart.path, moneyIn(cart), choices()]).toEqual(['/en/cart', ['£'], POUNDS])
    await expectPurchaseIn('£', 'GBP')
  })

  it('stays in the calculator’s form and in a yard’s options', async () => {
    const counted = await browser.open(
      `/en/wallpaper-calculator?measurement_system=metric&height=250&widths=300&widths=120&${OVERRIDE}`,
    )
    expect(counted.path).toBe(
      '/en/wallpaper-calculator?measurement_system=metric&height=250&widths=300.120&country=GB&currency=GBP',
    )
    expect(moneyIn(counted)).toEqual(['£'])
    const options = await browser.open(
      `/en/fill-a-yard/options?collection_id=${SAMPLE_COLLECTIONS[0]?.id}&${OVERRIDE}`,
    )
    const canvas = await options.send('/en/fill-a-yard/canvas', { template: '8' })
    expect(canvas.path).toMatch(/country=GB&currency=GBP/)
    const [, override = '""'] = /"override":("[^"]*")/.exec(canvas.html) ?? []
    expect(JSON.parse(override)).toBe('country=GB&currency=GBP&measurement_system=metric')
  })

  it('is not stored before anything is put into the cart', async () => {
    await browser.open(`/en/fabric/5?${OVERRIDE}`)
    expect(moneyIn(await browser.open('/en/fabric/5'))).toEqual(['US$'])
  })

  it('goes with the links to the cart and to the checkout of its pages', async () => {
    served.begin('items')
    browser.cookies.set('selvage_access', 'guest')
    for (const [name, value] of Object.entries(DOLLARS)) browser.cookies.set(name, value)
    const linkIn = ({ html }: OpenedPage, path: string) =>
      new RegExp(`href="(${path}\\?[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path
    const page = await browser.open(`/en/fabric/5?${OVERRIDE}`)
    const cart = await browser.open(linkIn(page, '/en/cart'))
    expect([moneyIn(cart), choices()]).toEqual([['£'], POUNDS])
    const inEuros = await browser.open('/en/cart?country=DE&currency=EUR')
    const checkout = await browser.open(linkIn(inEuros, '/en/checkout'))
    expect([checkout.path.split('?')[0], currenciesOf(checkout, 'total')]).toEqual([
      '/en/checkout',
      ['EUR'],
    ])
    expect(choices()).toMatchObject({ selvage_country: 'DE', selvage_currency: 'EUR' })
    const rules = await app.request('http://localhost:3000/speculation-rules.json')
    expect(await rules.text()).toMatch(/not.*country\|currency\|measurement_system/)
  })

  it.each([
    ['/gift_certificates', { amount: '50', recipient_email: 'carol@example.com' }],
    ['/spoondollars', { choice: 'SPOONDOLLAR_CREDIT 25' }],
    ['/pro', { choice: 'PRO_PURCHASE ITEM' }],
  ])('of %s is the money that its service is sold in', async (path, fields) => {
    served.begin('nothing')
    browser.cookies.set('selvage_access', 'guest')
    for (const [name, value] of Object.entries(DOLLARS)) browser.cookies.set(name, value)
    const address = `${path}?lang=en&${OVERRIDE}`
    const page = await browser.open(address)
    expect(moneyIn(page)).toEqual(['£'])
    // Tax is due when a certificate is redeemed, so its price contains none.
    const hasTax = path !== '/gift_certificates'
    expect(page.content.includes('tax included')).toBe(hasTax)
    const posted = await app.request(`http://localhost:3000${address}`, {
      method: 'POST',
      headers: {
        Host: 'localhost:3000',
        Origin: 'http://localhost:3000',
        Cookie: 'selvage_access=guest',
      },
      body: new URLSearchParams(fields),
    })
    expect(posted.status).toBe(303)
    for (const line of posted.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      browser.cookies.set(name, value)
    }
    expect(moneyIn(await browser.open('/en/cart'))).toEqual(['£'])
  })

  it('of the cart is the currency of its order', async () => {
    served.begin('items')
    browser.cookies.set('selvage_access', 'guest')
    expect(moneyIn(await browser.open('/en/cart?currency=EUR'))).toEqual(['€'])
    await expectPurchaseIn('€', 'EUR')
  })
})

describe('a guest who was created in the browser', () => {
  const live = () =>
    createGateway({ url: served.gateway.url, locale: 'en_GB', fetch: served.gateway.fetch })

  it('sees the cart in the currency of that page, and each page asks once whose it is', async () => {
    const item = {
      designId: 5,
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'METER',
      quantity: 1,
    } as const
    await live().send(createGuest, { body: { kind: 'session', country: 'GB', currency: 'GBP' } })
    await live().send(addToCart, { body: item }, { key: 'one-line-of-the-live-page' })
    browser.cookies.set('selvage_access', 'guest')
    const asked = () => served.calls().filter((call) => call === 'session.whoAmI').length
    await expectPurchaseIn('£', 'GBP')
    expect(choices()).toEqual(POUNDS)
    const before = asked()
    await browser.open('/en/fabric/5')
    await browser.open('/en/shop')
    expect(asked()).toBe(before + 2)
  })

  it('gets the currency of the cookies before that of the preferences, in the cart too', async () => {
    served.begin('items')
    browser.cookies.set('selvage_access', 'guest')
    for (const [name, value] of Object.entries(POUNDS)) browser.cookies.set(name, value)
    await expectPurchaseIn('£', 'GBP')
    const [user] = served.gateway.shop.users.values()
    expect(user?.preferences).toMatchObject({
      currency: 'GBP',
      country: 'GB',
      measurement: 'metric',
    })
  })
})

it('sets the country of a cart right that was chosen while the gateway was away', async () => {
  served.begin('items')
  browser.cookies.set('selvage_access', 'guest')
  const chosen = { country: 'CA', currency: 'USD', measurement: 'metric' }
  for (const [name, value] of Object.entries(chosen)) browser.cookies.set(`selvage_${name}`, value)
  expect(moneyIn(await browser.open('/en/cart'))).toEqual(['US$'])
  const [user] = served.gateway.shop.users.values()
  expect(user?.preferences).toMatchObject(chosen)
  const writes = () => served.calls().filter((call) => call === 'session.preferences').length
  expect(writes()).toBe(1)
  await browser.open('/en/cart')
  expect(writes()).toBe(1)
})

describe('the page of a product', () => {
  it('says when it arrives in the chosen country, and what that costs', async () => {
    const { content } = await browser.open(`/en/fabric/5?${OVERRIDE}`)
    expect(content).toMatch(/Ordered today, it arrives \d+\s–\s\d+\s\w+\s2026/)
    expect(content).toMatch(/United Kingdom: standard delivery £\d+\.\d\d(?!, free)/)
    const dollars = await browser.open('/de/stoff/5')
    expect(dollars.content).toMatch(/Vereinigte Staaten: Standardversand \d+,\d\d\sUS\$, ab 75/)
  })

  it('says that a pack ships free, and nothing of what is not shipped', async () => {
    expect((await browser.open('/en/sample-pack')).content).toContain('Standard delivery is free.')
    expect((await browser.open('/en/pro')).content).not.toContain('Ordered today')
  })
})
