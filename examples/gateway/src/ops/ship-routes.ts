import { defineCall } from '@selvage/core/contract'
import * as v from 'valibot'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { CARRIERS, isCarrier } from '../orders/carriers.table.ts'
import { deliverOrder, printOrder, shipOrder } from '../orders/ship-order.ts'
import type { ShipRejection, StageRejection, Tracking } from '../orders/ship-order.ts'
import { toWireShipment } from '../orders/wire-order.ts'
import { assertOperator } from './operator.ts'

// The body is read after the operator's key, so that a stranger learns nothing.

/** Marks an order as sent and mails its buyer, for operators. */
const shipCall = defineCall({
  name: 'ops.ship',
  method: 'POST',
  path: '/ops/orders/{number}/shipment',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID'],
})

const asked = v.strictObject({
  order_number: v.pipe(v.string(), v.regex(/^R\d{12}$/)),
  carrier: v.optional(v.string()),
  tracking_number: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{4,40}$/))),
})

/** Marks an order as printed or delivered, for operators. */
const stageCall = defineCall({
  name: 'ops.stage',
  method: 'POST',
  path: '/ops/orders/{number}/{stage}',
  auth: 'none',
  body: v.unknown(),
  answer: v.unknown(),
  errors: ['FIELD_VALUE_INVALID'],
})

const STAGES = { printed: printOrder, delivered: deliverOrder } as const

const SENTENCES: Readonly<Record<ShipRejection | StageRejection, string>> = {
  'not-shipped': 'This order has not left, so it cannot have arrived.',
  'order-unknown': 'There is no order with this number.',
  canceled: 'This order was canceled by its shopper, and its money is given back.',
  'shipped-otherwise': 'This order left already, with another parcel.',
}

const rejected = (message: string) => httpError('FIELD_VALUE_INVALID', { message })

function trackingOf({
  carrier,
  tracking_number: trackingNumber,
}: v.InferOutput<typeof asked>): Tracking | undefined {
  if (carrier === undefined && trackingNumber === undefined) return undefined
  const name = carrier?.toLowerCase() ?? ''
  if (!isCarrier(name)) throw rejected(`The carrier is one of ${Object.keys(CARRIERS).join(', ')}.`)
  if (trackingNumber === undefined)
    throw rejected('A parcel with a carrier has a tracking number, too.')
  return { carrier: name, trackingNumber }
}

const ship = handle(shipCall, async (context, deps) => {
  assertOperator(context, deps)
  const read = v.safeParse(asked, {
    ...(typeof context.body === 'object' && context.body),
    order_number: context.params.number,
  })
  if (!read.success)
    throw rejected(
      'A shipment has an order number such as R123456789012, and a carrier with a tracking number of 4 to 40 letters and digits, or neither.',
    )
  const { order_number: orderNumber } = read.output
  const shipped = await shipOrder(orderNumber, trackingOf(read.output), deps)
  if ('rejected' in shipped) throw rejected(SENTENCES[shipped.rejected])
  return { order_number: orderNumber, ...toWireShipment(shipped) }
})

const stage = handle(stageCall, async (context, deps) => {
  assertOperator(context, deps)
  const { number, stage: name } = context.params
  const run = Object.hasOwn(STAGES, name) ? STAGES[name as keyof typeof STAGES] : undefined
  if (!run) throw rejected('An order is said to be printed or delivered.')
  const done = await run(number, deps)
  if ('rejected' in done) throw rejected(SENTENCES[done.rejected])
  return { order_number: number, stage: name, at: done.at.toISOString() }
})

/** Saying that an order is printed, has left or has arrived. */
export const shipRoutes: readonly Route[] = [ship, stage]
