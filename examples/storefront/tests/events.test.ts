import { recordEvents } from '@selvage/core/analytics'
import type { EventBatch, ShopEvent } from '@selvage/core/analytics'
import { chooseConsent, CONSENT_COOKIE, NO_CONSENT, writeConsent } from '@selvage/core/consent'
import type { ConsentChoice } from '@selvage/core/consent'
import { createGateway } from '@selvage/core/gateway'
import { randomKey } from '@selvage/core/session'
import { localizePath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { EVENTS_ID, EVENTS_PATH } from '../app/analytics/event-marks.ts'
import type { PageEvents } from '../app/analytics/event-marks.ts'
import { builtApp } from './built-server.ts'
import { openShop } from './open-shop.ts'

const { served, ask, read } = await openShop()
const ORIGIN = 'http://localhost:3000'
const FABRIC = localizePath('fabric', 'en', { designId: 1 })

const cookieOf = (choice: Partial<ConsentChoice>) => ({
  Cookie: `${CONSENT_COOKIE}=${writeConsent({ ...NO_CONSENT, ...choice, browserId: 'b'.repeat(22) })}`,
})
const ALLOWED = cookieOf({ analytics: true })

/** The events of a page; null for a page that sends none. */
function eventsIn(html: string): PageEvents | null {
  const json = new RegExp(`id="${EVENTS_ID}">(.*?)</script>`).exec(html)?.[1]
  return json === undefined ? null : (JSON.parse(json) as PageEvents)
}
const eventsOf = async (path: string, headers: Record<string, string> = {}) =>
  eventsIn(await read(path, headers))

const VIEW: ShopEvent = { name: 'page_viewed' }
const batch: EventBatch = {
  page: {
    pageName: 'home',
    pageLang: 'en',
    pageKey: 'home',
    hostname: 'localhost',
    uuid: randomKey(),
    viewport: { width: 320, height: 640 },
  },
  events: [{ id: randomKey(), at: '2026-11-28T07:00:00.000Z', event: VIEW }],
}
const send = (headers: Record<string, string>, body: unknown = recordEvents.encodeBody?.(batch)) =>
  ask(EVENTS_PATH, {
    method: 'POST',
    headers: { Origin: ORIGIN, Host: 'localhost:3000', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
/** Has the test gateway know of a choice, which a real one reads from the cookie. */
const choose = (choice: Partial<ConsentChoice>) =>
  createGateway({ url: served.url, locale: 'en_US', credentials: 'omit' }).send(chooseConsent, {
    body: { ...NO_CONSENT, ...choice },
  })

describe('the events of a page', () => {
  it('are its setup state, and what it shows, before a choice and after consent', async () => {
    const data = await eventsOf(FABRIC)
    expect(data).toMatchObject({
      decision: 'undecided',
      page: { pageName: 'fabric', pageLang: 'en', pageKey: 'fabric/1', hostname: 'localhost' },
      events: [{ event: { name: 'product_viewed', items: [{ parentSku: 'DESIGN-1' }] } }],
    })
    expect((await eventsOf(FABRIC, ALLOWED))?.decision).toBe('allowed')
  })

  it.each([
    ['another choice', cookieOf({}), {}],
    ['do-not-sell', cookieOf({ analytics: true, doNotSell: true }), {}],
    ['Global Privacy Control', ALLOWED, { 'Sec-GPC': '1' }],
  ])('are not there after %s', async (_, cookie, control) => {
    expect(await eventsOf(FABRIC, { ...cookie, ...control })).toBe(null)
  })

  it('reach the page of the choices, so that the other tabs stop', async () => {
    const path = localizePath('privacy-choices', 'en')
    expect(await eventsOf(path, cookieOf({}))).toMatchObject({ decision: 'declined' })
  })

  it('have the search that the page shows', async () => {
    const path = `${localizePath('shop', 'en')}?q=moths`
    expect((await eventsOf(path))?.events).toMatchObject([
      { event: { name: 'search_made', terms: 'moths', on: 'fabric' } },
    ])
  })

  it('of a page that cannot be shown are no view of it', async () => {
    expect((await eventsOf('/en/no-such-page'))?.page.pageName).toBe('error')
    served.gateway.play('code:SERVER_ERROR@search.designs')
    expect((await eventsOf(localizePath('shop', 'en')))?.page.pageName).toBe('error')
  })

  it('have no token and no name of the address', async () => {
    const data = await eventsOf('/orders/20260101-123?token=secret-0123456789')
    expect(JSON.stringify(data)).not.toMatch(/secret|123/)
  })
})

describe('the path that takes them', () => {
  it('hands them on with consent', async () => {
    await choose({ analytics: true })
    expect((await send(ALLOWED)).status).toBe(204)
    expect(served.gateway.shop.events).toMatchObject([{ event: VIEW, page: batch.page }])
  })

  it.each([
    ['no choice', {}],
    ['another choice', cookieOf({})],
    ['do-not-sell', cookieOf({ analytics: true, doNotSell: true })],
    ['Global Privacy Control', { ...ALLOWED, 'Sec-GPC': '1' }],
  ])('makes the page stop with %s, and asks nobody', async (_, headers) => {
    expect((await send(headers)).status).toBe(403)
    expect(served.gateway.requests).toEqual([])
  })

  it('makes the page stop where the gateway knows of no consent', async () => {
    expect((await send(ALLOWED)).status).toBe(403)
    expect(served.gateway.shop.events).toEqual([])
  })

  it('answers to what is no batch, to another site, and while the gateway is away', async () => {
    await choose({ analytics: true })
    expect((await send(ALLOWED, '{"events":')).status).toBe(400)
    expect((await send(ALLOWED, { ...batch, email: 'june@example.com' })).status).toBe(400)
    expect((await send(ALLOWED, 'x'.repeat(65_537))).status).toBe(413)
    expect((await send({ ...ALLOWED, Origin: 'https://evil.test' })).status).toBe(403)
    served.gateway.play('code:SERVER_ERROR@analytics.record')
    expect((await send(ALLOWED)).status).toBe(503)
    expect(served.gateway.shop.events).toEqual([])
  })

  it('lets a page go on without a batch that the gateway does not take', async () => {
    await choose({ analytics: true })
    served.gateway.play('code:FIELD_VALUE_INVALID@analytics.record')
    expect((await send(ALLOWED)).status).toBe(400)
    served.gateway.play('code:TOO_MANY_ATTEMPTS@analytics.record')
    expect([400, 429]).toContain((await send(ALLOWED)).status)
  })

  it('answers what is decided, for a page that was left and comes back', async () => {
    const decided = async (headers: Record<string, string>) =>
      (await ask(EVENTS_PATH, { headers })).text()
    expect(await decided({})).toBe('undecided')
    expect(await decided(ALLOWED)).toBe('allowed')
    expect(await decided({ ...ALLOWED, 'Sec-GPC': '1' })).toBe('declined')
  })
})

describe('the pages for developers', () => {
  const PAGES = ['/debug/analytics', '/pattern_library']

  it.each(PAGES)('%s is not there in a shop', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('are there with DEBUG_PAGES, and no other page leads to them', async () => {
    const app = await builtApp({
      GATEWAY_URL: served.url,
      PAYMENT_URL: 'http://pay.test',
      DEBUG_PAGES: '1',
    })
    const answers = await Promise.all(PAGES.map((path) => app.request(ORIGIN + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 302])
    expect(answers[1]?.headers.get('location')).toBe('http://localhost:6006')
    const html = await (await app.request(`${ORIGIN}/en`)).text()
    expect(html).not.toMatch(/pattern_library|debug\/analytics/)
  })
})
