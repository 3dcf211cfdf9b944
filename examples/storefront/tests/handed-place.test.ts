import { addToCart, createHandover } from '@selvage/core/cart'
import { createGateway } from '@selvage/core/gateway'
import { createGuest } from '@selvage/core/session'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './browse.ts'
import type { Browser, OpenedPage } from './browse.ts'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'
import type { ServedGateway } from './served-gateway.ts'

const POUNDS = { selvage_country: 'GB', selvage_currency: 'GBP', selvage_measurement: 'metric' }
const DOLLARS = { selvage_country: 'US', selvage_currency: 'USD', selvage_measurement: 'imperial' }

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
const moneyIn = ({ content }: OpenedPage) => [...new Set(content.match(/(?:US\$|£|€)(?=\d)/g))]
const choices = () =>
  Object.fromEntries(Object.keys(POUNDS).map((name) => [name, browser.cookies.get(name)]))

/** Expects the same currency in the cart and in the checkout. */
async function expectPurchaseIn(sign: string, currency: string) {
  expect(moneyIn(await browser.open('/en/cart'))).toEqual([sign])
  const { path, html } = await browser.open('/en/checkout')
  expect(path).toBe('/en/checkout')
  expect(html).toMatch(new RegExp(`"total":\\{"minor":\\d+,"currency":"${currency}"`))
}

describe('a cart that was filled on a partner’s page', () => {
  async function handOver(named: { country?: string; currency?: 'GBP' }): Promise<string> {
    const embed = {
      url: served.gateway.url,
      locale: 'en_GB',
      fetch: served.gateway.fetch,
      credentials: 'omit',
    } as const
    const { cartToken } = await createGateway(embed).send(createGuest, {
      body: { kind: 'embed' },
    })
    const page = createGateway({ ...embed, token: () => cartToken ?? undefined })
    const body = {
      designId: 5,
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'METER',
      quantity: 1,
    } as const
    await page.send(addToCart, { body }, { key: 'one-line-of-the-other-page' })
    return (await page.send(createHandover, { body: named })).code
  }

  it('is shown in the country, currency and measures of that page', async () => {
    const code = await handOver({ country: 'GB', currency: 'GBP' })
    const incoming = await browser.open(`/en/cart/handover?to=cart&code=${code}`)
    const cart = await incoming.send('/en/cart/handover', {})
    expect([cart.path, moneyIn(cart), choices()]).toEqual(['/en/cart', ['£'], POUNDS])
    expect(cart.content).toMatch(/\d\scm/)
    await expectPurchaseIn('£', 'GBP')
  })

  it('leaves what the shopper chose where that page names nothing, on the page before it too', async () => {
    for (const [name, value] of Object.entries(POUNDS)) browser.cookies.set(name, value)
    const incoming = await browser.open(`/en/cart/handover?to=cart&code=${await handOver({})}`)
    expect(moneyIn(incoming)).toEqual(['£'])
    const cart = await incoming.send('/en/cart/handover', {})
    expect([moneyIn(cart), choices()]).toEqual([['£'], POUNDS])
    await expectPurchaseIn('£', 'GBP')
  })

  it.each([
    ['its currency alone', DOLLARS, { currency: 'GBP' }, { selvage_currency: 'GBP' }],
    [
      'no measures in the country of the shopper',
      { ...POUNDS, selvage_measurement: 'imperial' },
      { country: 'GB', currency: 'GBP' },
      {},
    ],
  ] as const)('brings %s where that page names no more', async (_, before, named, change) => {
    for (const [name, value] of Object.entries(before)) browser.cookies.set(name, value)
    const incoming = await browser.open(`/en/cart/handover?to=cart&code=${await handOver(named)}`)
    await incoming.send('/en/cart/handover', {})
    expect(choices()).toEqual({ ...before, ...change })
  })

  it('ignores values that do not exist', async () => {
    const code = await handOver({ currency: 'GBP' })
    for (const { named } of served.gateway.shop.handovers.values())
      Object.assign(named, { country: 'Atlantis' })
    const incoming = await browser.open(`/en/cart/handover?to=cart&code=${code}`)
    await incoming.send('/en/cart/handover', {})
    expect(browser.cookies.get('selvage_currency')).toBe('GBP')
    expect(browser.cookies.get('selvage_country')).not.toBe('Atlantis')
  })
})
