import { cancelableUntil } from '@selvage/core/orders'
import type { OrderStatus } from '@selvage/core/orders'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { cancellations, prints, shipments } from '../db/schema/orders.ts'
import type { ShipmentRow } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'

/** The facts about an order that came after it was placed. */
export interface OrderFate {
  readonly printedAt: Date | null
  readonly shipment: ShipmentRow | null
  readonly canceledAt: Date | null
}

/** Reads what has become of an order. */
export async function fateOf(db: Queryable, orderNumber: string): Promise<OrderFate> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderNumber, orderNumber))
  const [print] = await db.select().from(prints).where(eq(prints.orderNumber, orderNumber))
  return {
    printedAt: print?.printedAt ?? null,
    shipment: shipment ?? null,
    canceledAt: await canceledAtOf(db, orderNumber),
  }
}

/** Reads when an order was canceled; null where it was not. */
export async function canceledAtOf(db: Queryable, orderNumber: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: cancellations.canceledAt })
    .from(cancellations)
    .where(eq(cancellations.orderNumber, orderNumber))
  return row?.at ?? null
}

/** Reads the refunds of an order that wait for the provider's answer, each in minor units. */
export async function pendingRefunds(db: Queryable, orderNumber: string): Promise<number[]> {
  const rows = await db
    .select({ amountMinor: refunds.amountMinor })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.state, 'started')))
  return rows.map(({ amountMinor }) => amountMinor)
}

/** The state of an order; one of which nothing is shipped is delivered once it is placed. */
export function statusOf(
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  { printedAt, shipment, canceledAt }: OrderFate,
): OrderStatus {
  if (canceledAt) return 'canceled'
  if (!snapshot.order.needs_shipping) return 'delivered'
  if (shipment) return shipment.deliveredAt ? 'delivered' : 'shipped'
  return printedAt ? 'printed' : 'placed'
}

/** Returns the moment until which an order can be canceled; undefined when it is over. */
export const cancelEndOf = (
  { placedAt }: Pick<OrderRow, 'placedAt'>,
  { printedAt, shipment, canceledAt }: OrderFate,
  now: Date,
): Date | undefined =>
  cancelableUntil(
    {
      placedAt,
      isPrinted: printedAt !== null,
      isShipped: shipment !== null,
      isCanceled: canceledAt !== null,
    },
    now,
  )
