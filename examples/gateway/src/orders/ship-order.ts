import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { prints, shipments } from '../db/schema/orders.ts'
import type { ShipmentRow } from '../db/schema/orders.ts'
import { outbox } from '../db/schema/outbox.ts'
import { orders } from '../db/schema/payment.ts'
import type { Carrier } from './carriers.table.ts'
import { fateOf } from './order-fate.ts'

/** A parcel with its number. */
export interface Tracking {
  readonly carrier: Carrier
  readonly trackingNumber: string
}

/** Why an order does not leave. */
export type ShipRejection = 'order-unknown' | 'canceled' | 'shipped-otherwise'

/** Marks an order as on its way and writes to its shopper, once however often it is asked for. */
export async function shipOrder(
  orderNumber: string,
  tracking: Tracking | undefined,
  deps: Deps,
): Promise<ShipmentRow | { readonly rejected: ShipRejection }> {
  return deps.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.number, orderNumber))
      .for('update')
    if (!order) return { rejected: 'order-unknown' }
    const { shipment: before, canceledAt } = await fateOf(tx, orderNumber)
    if (canceledAt) return { rejected: 'canceled' }
    const parcel = {
      carrier: tracking?.carrier ?? null,
      trackingNumber: tracking?.trackingNumber ?? null,
    }
    if (before)
      return before.carrier === parcel.carrier && before.trackingNumber === parcel.trackingNumber
        ? before
        : { rejected: 'shipped-otherwise' }
    const shipment = { orderNumber, ...parcel, shippedAt: deps.now(), deliveredAt: null }
    await tx.insert(shipments).values(shipment)
    if (order.snapshot.email !== '')
      await tx.insert(outbox).values({
        key: `ship-${orderNumber}`,
        kind: 'shipping',
        orderNumber,
        dueAt: shipment.shippedAt,
      })
    return shipment
  })
}

/** Why an order is not marked as printed or delivered. */
export type StageRejection = 'order-unknown' | 'canceled' | 'not-shipped'

/** Marks an order as printed, once however often it is asked for. */
export async function printOrder(
  orderNumber: string,
  deps: Deps,
): Promise<{ readonly at: Date } | { readonly rejected: StageRejection }> {
  return deps.db.transaction(async (tx) => {
    const [order] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.number, orderNumber))
      .for('update')
    if (!order) return { rejected: 'order-unknown' }
    const { printedAt, canceledAt } = await fateOf(tx, orderNumber)
    if (canceledAt) return { rejected: 'canceled' }
    if (printedAt) return { at: printedAt }
    const at = deps.now()
    await tx.insert(prints).values({ orderNumber, printedAt: at })
    return { at }
  })
}

/** Marks the parcel of an order as delivered, once however often it is asked for. */
export async function deliverOrder(
  orderNumber: string,
  deps: Deps,
): Promise<{ readonly at: Date } | { readonly rejected: StageRejection }> {
  return deps.db.transaction(async (tx) => {
    const [parcel] = await tx
      .select()
      .from(shipments)
      .where(eq(shipments.orderNumber, orderNumber))
      .for('update')
    if (!parcel) return { rejected: 'not-shipped' }
    if (parcel.deliveredAt) return { at: parcel.deliveredAt }
    const at = deps.now()
    await tx
      .update(shipments)
      .set({ deliveredAt: at })
      .where(eq(shipments.orderNumber, orderNumber))
    return { at }
  })
}
