import { describe, expect, it } from 'vitest'
import { randomKey } from '../session/random-key.ts'
import { productLine } from '../product/product-line.contract.ts'
import { NO_CONSENT } from '../consent/consent-rules.ts'
import { analyticsDecision } from './analytics-decision.ts'
import { createEventSink } from './analytics-sink.ts'
import { readEventBatch, recordEvents } from './analytics.contract.ts'
import { toEventItem } from './event-items.ts'
import type { EventLine } from './event-items.ts'
import { EVENT_TERMS_MAX, eventTerms } from './event-terms.ts'
import { toWireBatch } from './event-wire.ts'
import { EVENT_ITEM_LIMIT, pageSetup } from './events.ts'
import { EVENTS, ITEM, PAGE, PRICE } from './events.test-data.ts'

const batch = {
  page: PAGE,
  events: EVENTS.map((event) => ({ id: randomKey(), at: '2026-11-28T07:00:00.000Z', event })),
}
const posted = (events: readonly object[]) => ({ ...toWireBatch(batch), events })

describe('a batch on the wire', () => {
  it('is read as it was sent, with every event', () => {
    const wire: unknown = JSON.parse(JSON.stringify(toWireBatch(batch)))
    expect(readEventBatch(wire)).toEqual(batch)
    expect(recordEvents.encodeBody?.(batch)).toEqual(wire)
    expect(JSON.stringify(wire)).toContain('"parent_sku":"DESIGN-9"')
  })

  it.each([
    ['a field of nobody', { email: 'june@example.com' }],
    ['an address in place of a key', { id: 'june@example.com' }],
    ['an event of nobody', { name: 'spied' }],
    ['a time that is none', { at: 'yesterday' }],
  ])('is none with %s', (_, change) => {
    const event = { id: randomKey(), at: '2026-11-28T07:00:00.000Z', name: 'page_viewed' }
    expect(readEventBatch(posted([event]))).toBeDefined()
    expect(readEventBatch(posted([{ ...event, ...change }]))).toBeUndefined()
  })

  it('is none without events, with too many, and with another page', () => {
    expect(readEventBatch(posted([]))).toBeUndefined()
    const events = Array.from({ length: 21 }, () => toWireBatch(batch).events[0] ?? {})
    expect(readEventBatch(posted(events))).toBeUndefined()
    const page = { ...toWireBatch(batch).page, page_key: '/en/orders/1?token=abc' }
    expect(readEventBatch({ ...toWireBatch(batch), page })).toBeUndefined()
  })

  it('has no more lines of an event than are taken', () => {
    const items = Array.from({ length: EVENT_ITEM_LIMIT + 1 }, () => ITEM)
    const event = { name: 'product_viewed', items } as const
    const wire = toWireBatch({ page: PAGE, events: [{ id: randomKey(), at: '', event }] })
    expect(wire.events[0]?.['items']).toHaveLength(EVENT_ITEM_LIMIT)
  })
})

describe('a line of an event', () => {
  const line = (change: Partial<EventLine>): EventLine => ({
    type: 'fabric',
    sku: 'sku',
    parentSku: 'parent',
    design: null,
    homeGood: null,
    quantity: 3,
    unitPrice: PRICE,
    ...change,
  })

  it.each([
    ['fabric', 'Fabric'],
    ['unprinted', 'Fabric'],
    ['solid', 'Solid'],
    ['wallpaper', 'Wallpaper'],
    ['home good', 'Home Good'],
    ['service', null],
    ['kit', null],
  ] as const)('of the type %s is of the family %s', (type, family) => {
    expect(toEventItem(line({ type })).family).toBe(family)
  })

  it.each([
    ['TEA_TOWEL', 'Dining'],
    ['SHEET_SET', 'Bedding'],
    ['SQUARE_THROW_PILLOW', 'Living'],
    ['LATER_ONE', null],
  ] as const)('of the home good %s has the type %s', (code, type) => {
    const homeGood = { code, size: 'ONE', addition: '' }
    expect(toEventItem(line({ type: 'home good', homeGood })).homeGoodType).toBe(type)
  })

  it('has the SKUs of the wire, and of a change the pieces that changed', () => {
    expect(toEventItem(line({}), 1)).toEqual({
      ...ITEM,
      sku: 'sku',
      parentSku: 'parent',
      designId: null,
      quantity: 1,
    })
  })

  it('says nothing of who gets a gift certificate', () => {
    const recipient = { email: 'june@example.com', message: 'For you' }
    const { analytics } = productLine({
      kind: 'stock',
      code: 'GIFT_CERTIFICATE',
      size: '50',
      recipient,
    } as Parameters<typeof productLine>[0])
    expect(JSON.stringify(analytics)).not.toContain('june')
  })
})

it.each([
  [{}, 'order'],
  [{ designId: '9-harbor-moths' }, 'order/9'],
  [{ designId: '9', collectionId: '4' }, 'order/9/4'],
  [{ userName: 'june', orderNumber: '20260101-1', token: 'abc' }, 'order'],
])('of the parameters %j the key of a page is %s', (params, pageKey) => {
  const { pageKey: _, ...parts } = PAGE
  expect(pageSetup({ ...parts, pageName: 'order', params })).toEqual({
    ...PAGE,
    pageName: 'order',
    pageKey,
  })
})

it.each([
  ['blue moths', 'blue moths'],
  ['june@example.com moths', 'moths'],
  ['call 555 123 4567 for moths', 'call for moths'],
  ['order 20260101', 'order'],
  ['art deco 1920', 'art deco 1920'],
  [' '.repeat(9), ''],
  ['a'.repeat(99), 'a'.repeat(EVENT_TERMS_MAX)],
])('of the search %j an event has %j', (typed, terms) => {
  expect(eventTerms(typed)).toBe(terms)
})

it.each([
  [undefined, false, 'undecided'],
  [{ analytics: true }, false, 'allowed'],
  [{ analytics: false }, false, 'declined'],
  [{ analytics: true, doNotSell: true }, false, 'declined'],
  // A browser that sends Global Privacy Control, before any choice and after one.
  [undefined, true, 'declined'],
  [{ analytics: true }, true, 'declined'],
] as const)('the choice %j, by the browser %s: %s', (choice, byBrowser, is) => {
  expect(analyticsDecision(choice && { ...NO_CONSENT, ...choice }, byBrowser)).toBe(is)
})

describe('the sink of the SDK', () => {
  const { signal } = new AbortController()

  it.each([
    [204, 'sent'],
    [400, 'dropped'],
    [403, 'declined'],
    [408, 'failed'],
    [413, 'dropped'],
    [429, 'failed'],
    [503, 'failed'],
  ])('takes an answer of %i as %s', async (status, outcome) => {
    const sink = createEventSink('/events', {
      fetch: () => Promise.resolve(new Response(null, { status })),
    })
    expect(await sink.send(batch, { signal, isLeaving: false })).toBe(outcome)
  })

  it('posts what the gateway takes, in a request that outlives the page', async () => {
    const sent: [unknown, RequestInit | undefined][] = []
    const sink = createEventSink('/events', {
      fetch: (url, init) => {
        sent.push([url, init])
        return Promise.resolve(new Response(null, { status: 204 }))
      },
    })
    await sink.send(batch, { signal, isLeaving: true })
    const [[url, init] = []] = sent
    expect([url, init?.method, init?.keepalive]).toEqual(['/events', 'POST', true])
    expect(readEventBatch(JSON.parse(String(init?.body)))).toEqual(batch)
  })
  it('posts a batch that is too long for that like any other', async () => {
    let outlives: boolean | undefined
    const sink = createEventSink('/events', {
      fetch: (_, init) => {
        outlives = init?.keepalive
        return Promise.resolve(new Response(null, { status: 413 }))
      },
    })
    const terms = 'ä'.repeat(31_000)
    const search = { name: 'search_made', terms, on: 'fabric', sort: 'newest', results: 1 } as const
    const long = { page: PAGE, events: [{ id: 'x'.repeat(22), at: '2026-11-28', event: search }] }
    expect(await sink.send(long, { signal, isLeaving: true })).toBe('dropped')
    expect(outlives).toBe(false)
  })
})
