import { recordEvents } from '../../analytics/analytics.contract.ts'
import type { EventBatch, ShopEvent } from '../../analytics/events.ts'
import { NO_CONSENT } from '../../consent/consent-rules.ts'
import { chooseConsent } from '../../consent/consent.contract.ts'
import { randomKey } from '../../session/random-key.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { visit } from './visitor.ts'

const PATH = ['POST', '/events'] as const

/** Returns a batch of new events of one page. */
function batchOf(...events: ShopEvent[]): EventBatch {
  return {
    page: {
      pageName: 'fabric',
      pageLang: 'en',
      pageKey: 'fabric/9',
      hostname: 'shop.example',
      uuid: randomKey(),
      viewport: { width: 375, height: 812 },
    },
    events: events.map((event) => ({ id: randomKey(), at: '2026-11-28T07:00:00.000Z', event })),
  }
}
const VIEW: ShopEvent = { name: 'page_viewed' }
const SEARCH: ShopEvent = {
  name: 'search_made',
  terms: 'moths',
  on: 'fabric',
  sort: 'trending',
  results: 3,
}

/** A visitor who allows analytics, or not, and whose pages send events. */
async function visitPage(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway } = visitor
  return {
    ...visitor,
    choose: (analytics: boolean, doNotSell = false) =>
      gateway.send(chooseConsent, { body: { ...NO_CONSENT, analytics, doNotSell } }),
    send: (batch: EventBatch) => gateway.send(recordEvents, { body: batch }),
  }
}

/** Rules of the events of pages. */
export const describeAnalytics: DescribeRules = (open, { describe, test, expect }) => {
  describe('events of a page', () => {
    test('are recorded where the visitor allows analytics, each once', async () => {
      const { choose, send } = await visitPage(open)
      await choose(true)
      const batch = batchOf(VIEW, SEARCH)
      expect(await send(batch)).toEqual({ isAllowed: true, recorded: 2 })
      expect(await send(batch)).toEqual({ isAllowed: true, recorded: 0 })
      const again = { ...batch, events: [...batch.events, ...batchOf(VIEW).events] }
      expect(await send(again)).toEqual({ isAllowed: true, recorded: 1 })
    })

    test('are not before a choice, after another one, and with do-not-sell', async () => {
      const { choose, send } = await visitPage(open)
      const none = { isAllowed: false, recorded: 0 }
      const batch = batchOf(VIEW)
      expect(await send(batch)).toEqual(none)
      await choose(false)
      expect(await send(batch)).toEqual(none)
      await choose(true, true)
      expect(await send(batch)).toEqual(none)
      await choose(true)
      expect(await send(batch)).toEqual({ isAllowed: true, recorded: 1 })
    })

    test('are not where the browser says that nothing may be sold', async () => {
      const { choose, raw } = await visitPage(open)
      await choose(true)
      const body = recordEvents.encodeBody?.(batchOf(VIEW))
      const { json } = await raw(PATH, { body, headers: { 'Sec-GPC': '1' } })
      expect(json).toEqual({ allowed: false, recorded: 0 })
    })

    test('have the fields of their name, and no other', async () => {
      const { choose, raw } = await visitPage(open)
      await choose(true)
      const wire = recordEvents.encodeBody?.(batchOf(VIEW))
      const [event] = wire?.events ?? []
      const sent = async (change: object) =>
        (await raw(PATH, { body: { ...wire, events: [{ ...event, ...change }] } })).errors
      expect(await sent({ email: 'june@example.com' })).toMatchObject([
        { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'events.0.email' },
      ])
      expect(await sent({ at: 'yesterday' })).toMatchObject([
        { code: 'FIELD_VALUE_INVALID', field: 'events.0.at' },
      ])
      expect((await raw(PATH, { body: { ...wire, events: [] } })).errors).toMatchObject([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'events' },
      ])
    })
  })
}
