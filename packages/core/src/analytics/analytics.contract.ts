import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, publicId, text } from '../contract/wire.ts'
import { EVENT_FAMILIES, EVENT_HOME_GOOD_TYPES } from './event-items.ts'
import type { EventItem } from './event-items.ts'
import { EVENT_TERMS_MAX } from './event-terms.ts'
import { toWireBatch } from './event-wire.ts'
import { BATCH_LIMIT, EVENT_ITEM_LIMIT } from './events.ts'
import type { EventBatch, PageSetup, RecordedEvent } from './events.ts'

/** A name of a page, a part of the shop or a step, and a key that is made of such. */
const NAME_MAX = 120
const name = v.pipe(v.string(), v.maxLength(NAME_MAX), v.regex(/^[\w&./-]+$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
/** The whole minor units of a currency, unlike prices elsewhere: nobody computes with them. */
const amount = v.strictObject({ minor: count, currency })

const page = v.pipe(
  v.strictObject({
    page_name: name,
    page_lang: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
    page_key: name,
    hostname: v.pipe(v.string(), v.maxLength(253), v.regex(/^[\w.-]+$/)),
    uuid: publicId,
    viewport: v.strictObject({ width: pixels, height: pixels }),
  }),
  v.transform((wire): PageSetup => ({
    pageName: wire.page_name,
    pageLang: wire.page_lang,
    pageKey: wire.page_key,
    hostname: wire.hostname,
    uuid: wire.uuid,
    viewport: wire.viewport,
  })),
)

const item = v.pipe(
  v.strictObject({
    sku: name,
    parent_sku: name,
    family: v.nullable(v.picklist(EVENT_FAMILIES)),
    home_good_type: v.nullable(v.picklist(EVENT_HOME_GOOD_TYPES)),
    design_id: v.nullable(id),
    quantity: count,
    price: v.nullable(amount),
  }),
  v.transform(({ parent_sku, home_good_type, design_id, ...same }): EventItem => ({
    ...same,
    parentSku: parent_sku,
    homeGoodType: home_good_type,
    designId: design_id,
  })),
)

const key = {
  id: publicId,
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
}
const items = v.pipe(v.array(item), v.maxLength(EVENT_ITEM_LIMIT))

/** An event has the fields of its name alone. */
const event = v.pipe(
  v.variant('name', [
    v.strictObject({ ...key, name: v.literal('page_viewed') }),
    v.strictObject({ ...key, name: v.literal('checkout_step_viewed'), step: name }),
    v.strictObject({
      ...key,
      name: v.literal('search_made'),
      terms: text(EVENT_TERMS_MAX),
      on: name,
      sort: name,
      results: count,
    }),
    v.pipe(
      v.strictObject({
        ...key,
        name: v.picklist(['design_viewed', 'favorite_added', 'favorite_removed']),
        design_id: id,
      }),
      v.transform(({ design_id: designId, ...same }) => ({ ...same, designId })),
    ),
    v.strictObject({
      ...key,
      name: v.picklist(['product_viewed', 'added_to_cart', 'removed_from_cart']),
      items,
    }),
    v.strictObject({
      ...key,
      name: v.picklist(['cart_viewed', 'order_placed']),
      items,
      total: amount,
    }),
  ]),
  v.transform(({ id: eventId, at, ...data }): RecordedEvent => ({ id: eventId, at, event: data })),
)

/** A batch on the wire; what it may have is all that is stored of it. */
const batch = v.strictObject({
  page,
  events: v.pipe(v.array(event), v.minLength(1), v.maxLength(BATCH_LIMIT)),
})

/**
 * Reads the JSON that `createEventSink` has posted; undefined for anything else. A page's server
 * hands it on by {@link recordEvents}.
 */
export function readEventBatch(json: unknown): EventBatch | undefined {
  const read = v.safeParse(batch, json)
  return read.success ? read.output : undefined
}

/** The answer to a batch. */
export interface RecordedBatch {
  /** False where the visitor has not allowed analytics, and nothing was stored. */
  readonly isAllowed: boolean
  /** The number of its events that were not known yet. */
  readonly recorded: number
}

/**
 * Records what happened on a page, where its visitor has allowed analytics by `consent.choose`; a
 * request without that choice, with `do_not_sell` in it or with the header `Sec-GPC: 1` is answered
 * with `allowed: false`, and nothing of it is stored. An event that was sent before counts once. No
 * event says whose it is, and none is stored with a session or an address.
 * @source spec 2 §3.13
 */
export const recordEvents = defineCall({
  name: 'analytics.record',
  method: 'POST',
  path: '/events',
  auth: 'none',
  body: batch,
  encodeBody: (events: EventBatch) => toWireBatch(events) as v.InferInput<typeof batch>,
  answer: v.pipe(
    v.object({ allowed: v.boolean(), recorded: v.number() }),
    v.transform((wire): RecordedBatch => ({ isAllowed: wire.allowed, recorded: wire.recorded })),
  ),
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
