import type { CallReply } from '@selvage/core/contract'
import { cancelableUntil, ORDER_PICTURES } from '@selvage/core/orders'
import type { getOrder, listOrders, OrderStatus } from '@selvage/core/orders'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isBoughtWhole } from '../credit/reverse-order.ts'
import { prints, shipments } from '../db/schema/orders.ts'
import type { ShipmentRow } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { canceledAtOf, wireInvoice } from '../invoice/wire-invoice.ts'
import { withText } from '../product/item-text.ts'
import { CARRIERS, isCarrier, trackingUrl } from './carriers.table.ts'

type WireOrder = CallReply<typeof getOrder>['order']
type WireSummary = CallReply<typeof listOrders>['orders'][number]

/** The facts about an order that came after it was placed. */
export interface OrderFate {
  readonly printedAt: Date | null
  readonly shipment: ShipmentRow | null
  readonly canceledAt: Date | null
}

/** The state of an order; one of which nothing is shipped is delivered once it is placed. */
function statusOf(row: OrderRow, { printedAt, shipment, canceledAt }: OrderFate): OrderStatus {
  if (canceledAt) return 'canceled'
  if (!row.snapshot.order.needs_shipping) return 'delivered'
  if (shipment) return shipment.deliveredAt ? 'delivered' : 'shipped'
  return printedAt ? 'printed' : 'placed'
}

/** Reads what has become of an order. */
export async function fateOf(db: Deps['db']['orm'], orderNumber: string): Promise<OrderFate> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderNumber, orderNumber))
  const [print] = await db.select().from(prints).where(eq(prints.orderNumber, orderNumber))
  return {
    printedAt: print?.printedAt ?? null,
    shipment: shipment ?? null,
    canceledAt: await canceledAtOf(db, orderNumber),
  }
}

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

/** A placed order in the contract's words, in the language of its reader. */
export async function wireOrder(row: OrderRow, locale: string, deps: Deps): Promise<WireOrder> {
  const fate = await fateOf(deps.db.orm, row.number)
  const open = await deps.db.orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, row.number), eq(refunds.state, 'started')))
    .limit(1)
  const facts = {
    placedAt: row.placedAt,
    isPrinted: fate.printedAt !== null,
    isShipped: fate.shipment !== null,
    isCanceled: fate.canceledAt !== null,
  }
  const until = cancelableUntil(facts, deps.now())
  return {
    invoice: await wireInvoice(row, locale, deps, fate),
    status: statusOf(row, fate),
    printed_at: fate.printedAt?.toISOString() ?? null,
    shipment: fate.shipment && toWireShipment(fate.shipment),
    canceled_at: fate.canceledAt?.toISOString() ?? null,
    cancelable_until: until && (await isBoughtWhole(deps.db.orm, row)) ? until.toISOString() : null,
    refund_pending: open.length > 0,
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
