import { ORDER_PAGE_SIZE } from '@selvage/core/orders'
import { count, desc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { cancellations, prints, shipments } from '../db/schema/orders.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import type { Owner } from '../session/own-users.ts'
import type { OrderFate } from './order-fate.ts'
import { ownedBy } from './own-order.ts'

interface ListedOrder {
  readonly order: OrderRow
  readonly fate: OrderFate
}

/** Returns one page of a caller's orders, the newest first, and how many there are. */
export async function selectOrders(
  owner: Owner,
  page: number,
  { db }: Pick<Deps, 'db'>,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const own = ownedBy(owner)
  const [all] = await db.orm.select({ n: count() }).from(orders).where(own)
  const rows = await db.orm
    .select({
      order: orders,
      printedAt: prints.printedAt,
      shipment: shipments,
      canceledAt: cancellations.canceledAt,
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderNumber, orders.number))
    .leftJoin(prints, eq(prints.orderNumber, orders.number))
    .leftJoin(cancellations, eq(cancellations.orderNumber, orders.number))
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(ORDER_PAGE_SIZE)
    .offset(page * ORDER_PAGE_SIZE)
  return {
    rows: rows.map(({ order, ...fate }) => ({ order, fate })),
    total: all?.n ?? 0,
  }
}
