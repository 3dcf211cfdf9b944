import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, money } from '../contract/wire.ts'
import { DELIVERY_KINDS } from './delivery-kinds.table.ts'

const deliveryEstimate = v.pipe(
  v.object({
    kind: v.picklist(DELIVERY_KINDS),
    raw_price: v.number(),
    raw_free_from: v.nullable(v.number()),
    currency,
    arrives_from: v.string(),
    arrives_until: v.string(),
  }),
  v.transform((wire) => ({
    kind: wire.kind,
    price: money(wire.raw_price, wire.currency),
    /** Worth of the merchandise from which it is free; null for never. */
    freeFrom: wire.raw_free_from === null ? null : money(wire.raw_free_from, wire.currency),
    /** First and last day of arrival of what is ordered today, ISO dates. */
    arrivesFrom: wire.arrives_from,
    arrivesUntil: wire.arrives_until,
  })),
)
/** One way to deliver to a country, before there is an order. */
export type DeliveryEstimate = v.InferOutput<typeof deliveryEstimate>

/**
 * Lists what delivery to a country costs and when it arrives of what is ordered today, cheapest
 * first. An address can have fewer. There is none to a country that the shop does not ship to.
 */
export const estimateDelivery = defineCall({
  name: 'delivery.estimate',
  method: 'GET',
  path: '/delivery',
  auth: 'none',
  query: v.object({
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    currency: v.optional(currency),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ deliveries: v.array(deliveryEstimate) }),
    v.transform((wire) => wire.deliveries),
  ),
  errors: ['CURRENCY_INVALID', 'FIELD_VALUE_INVALID', 'FIELD_CANNOT_BE_BLANK'],
})
