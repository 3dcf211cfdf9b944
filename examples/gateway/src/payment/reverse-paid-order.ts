import { reverseOrder } from '../credit/reverse-order.ts'
import type { Queryable } from '../db/database.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { takeEarningsBack } from '../earnings/record-earnings.ts'

/**
 * Takes back what a locked order has brought to anybody, once, because all of it is given back: the
 * credit and membership of its buyer, and the earnings of its designers. Throws 409 when something
 * that it bought is spent.
 */
export async function reversePaidOrder(tx: Queryable, order: OrderRow, now: Date): Promise<void> {
  await reverseOrder(tx, order, now)
  await takeEarningsBack(tx, order.number, now)
}
