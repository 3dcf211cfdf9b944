import { recordEvents } from '@selvage/core/analytics'
import type { EventBatch, ShopEvent } from '@selvage/core/analytics'
import { chooseConsent, NO_CONSENT } from '@selvage/core/consent'
import { createGuest, randomKey } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneOnce } from '../retention/prune.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const AT = '2026-11-28T07:00:00.000Z'
const DAY_MS = 24 * 60 * 60_000
const ORDERED: ShopEvent = {
  name: 'order_placed',
  items: [
    {
      sku: 'PETAL_SIGNATURE_COTTON-YARD-9',
      parentSku: 'DESIGN-9',
      family: 'Fabric',
      homeGoodType: null,
      designId: 9,
      quantity: 2,
      price: { minor: 1850, currency: 'USD' },
    },
  ],
  total: { minor: 4195, currency: 'USD' },
}
const batchOf = (...events: ShopEvent[]): EventBatch => ({
  page: {
    pageName: 'checkout-confirmation',
    pageLang: 'en',
    pageKey: 'checkout-confirmation',
    hostname: 'shop.example',
    uuid: randomKey(),
    viewport: { width: 375, height: 812 },
  },
  events: events.map((event) => ({ id: randomKey(), at: AT, event })),
})

describe.each(DATABASES)('events of pages on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())

  const visitor = async (choice: { analytics?: boolean; doNotSell?: boolean } = {}) => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(chooseConsent, { body: { ...NO_CONSENT, ...choice } })
    return shopper
  }
  const send = ({ gateway: client }: Shopper, body: EventBatch) =>
    client.send(recordEvents, { body })
  const rows = async ({ page: { uuid } }: EventBatch) => {
    const sql = "SELECT * FROM analytics_events WHERE page ->> 'uuid' = $1"
    return (await gateway.deps.db.pool.query(sql, [uuid])).rows as Record<string, unknown>[]
  }
  const post = ({ fetch }: Shopper, body: string, headers: Record<string, string> = {}) =>
    fetch('/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })
  const wire = (batch: EventBatch) => JSON.stringify(recordEvents.encodeBody?.(batch))

  it('are stored as they came, once, and say nothing of their visitor', async () => {
    const shopper = await visitor({ analytics: true })
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    const batch = batchOf(ORDERED)
    await Promise.all([send(shopper, batch), send(shopper, batch), send(shopper, batch)])
    const { name, ...data } = ORDERED
    expect(await rows(batch)).toEqual([
      {
        id: batch.events[0]?.id,
        name,
        happened_at: new Date(AT),
        received_at: expect.any(Date) as Date,
        page: batch.page,
        data,
      },
    ])
  })

  it.each([
    ['before a choice', undefined, {}],
    ['after another choice', { analytics: false }, {}],
    ['with do-not-sell', { analytics: true, doNotSell: true }, {}],
    ['with Global Privacy Control', { analytics: true }, { 'Sec-GPC': '1' }],
  ])('are not stored %s', async (_, choice, headers) => {
    const shopper = choice ? await visitor(choice) : gateway.shopper()
    const batch = batchOf(ORDERED)
    const answer = await post(shopper, wire(batch), headers)
    expect(await answer.json()).toEqual({ allowed: false, recorded: 0 })
    expect(await rows(batch)).toEqual([])
  })

  it('are the storefront’s alone', async () => {
    const batch = batchOf(ORDERED)
    const headers = { 'Content-Type': 'application/json', Origin: FOREIGN_ORIGIN }
    const answer = await gateway.fetch('/events', { method: 'POST', headers, body: wire(batch) })
    expect(answer.status).toBe(403)
    expect(await rows(batch)).toEqual([])
  })

  it('come in batches of 64 kB at most', async () => {
    const shopper = await visitor({ analytics: true })
    expect((await post(shopper, JSON.stringify('x'.repeat(65_536)))).status).toBe(413)
  })

  it('are deleted after 13 months', async () => {
    const shopper = await visitor({ analytics: true })
    const old = batchOf(ORDERED)
    await send(shopper, old)
    await gateway.deps.db.pool.query(
      `UPDATE analytics_events SET received_at = $1 WHERE page ->> 'uuid' = $2`,
      [new Date(gateway.deps.now().getTime() - 396 * DAY_MS), old.page.uuid],
    )
    const recent = batchOf(ORDERED)
    await send(shopper, recent)
    await pruneOnce(gateway.deps)
    expect([await rows(old), (await rows(recent)).length]).toEqual([[], 1])
  })
})
