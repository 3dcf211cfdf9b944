import type { CallReply } from '@selvage/core/contract'
import { ORDER_PICTURES } from '@selvage/core/orders'
import type { getOrder, listOrders } from '@selvage/core/orders'
import type { Deps } from '../app-deps.ts'
import { isBoughtWhole } from '../credit/reverse-order.ts'
import type { ShipmentRow } from '../db/schema/orders.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { wireInvoice } from '../invoice/wire-invoice.ts'
import { withText } from '../product/item-text.ts'
import { CARRIERS, isCarrier, trackingUrl } from './carriers.table.ts'
import { cancelEndOf, fateOf, pendingRefunds, statusOf } from './order-fate.ts'
import type { OrderFate } from './order-fate.ts'

type WireOrder = CallReply<typeof getOrder>['order']
type WireSummary = CallReply<typeof listOrders>['orders'][number]

/** A parcel on the wire. */
export function toWireShipment({ carrier, trackingNumber, shippedAt, deliveredAt }: ShipmentRow) {
  const known = carrier !== null && isCarrier(carrier) ? carrier : undefined
  return {
    shipped_at: shippedAt.toISOString(),
    carrier: known ? CARRIERS[known].name : carrier,
    tracking_number: trackingNumber,
    delivered_at: deliveredAt?.toISOString() ?? null,
    tracking_url: known && trackingNumber !== null ? trackingUrl(known, trackingNumber) : null,
  }
}

/** A placed order with the names of the wire, in the language of its reader. */
export async function wireOrder(row: OrderRow, locale: string, deps: Deps): Promise<WireOrder> {
  const { orm } = deps.db
  const fate = await fateOf(orm, row.number)
  const until = cancelEndOf(row, fate, deps.now())
  const pending = await pendingRefunds(orm, row.number)
  return {
    invoice: await wireInvoice(row, locale, deps, fate),
    status: statusOf(row, fate),
    printed_at: fate.printedAt?.toISOString() ?? null,
    shipment: fate.shipment && toWireShipment(fate.shipment),
    canceled_at: fate.canceledAt?.toISOString() ?? null,
    cancelable_until: until && (await isBoughtWhole(orm, row)) ? until.toISOString() : null,
    refund_pending: pending.length > 0,
    raw_refund_pending: pending.reduce((sum, minor) => sum + minor, 0) / 100,
  }
}

/** A placed order as a list shows it. */
export function toWireSummary(row: OrderRow, fate: OrderFate, locale: string): WireSummary {
  const { order_items: items, pricing } = row.snapshot.order
  return {
    order_number: row.number,
    placed_at: row.placedAt.toISOString(),
    status: statusOf(row, fate),
    shipped_at: fate.shipment?.shippedAt.toISOString() ?? null,
    canceled_at: fate.canceledAt?.toISOString() ?? null,
    raw_total: pricing.raw_total,
    currency: pricing.currency,
    line_count: items.length,
    order_items: withText(items.slice(0, ORDER_PICTURES), locale),
  }
}
