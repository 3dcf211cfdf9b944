import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'

/**
 * True for the orders of a user: their own, and those of every guest whose cart came along to them
 * at a login. It is part of the question for an order, so that an order of somebody else is not
 * found, like one that never was.
 */
export const ownedBy = (userId: string): SQL =>
  sql`${orders.userId} IN (
    SELECT ${userId}::text UNION ALL
    SELECT ${users.id} FROM ${users} WHERE ${users.mergedInto} = ${userId})`

/** An order of the user's own by its number; throws 404 for any other. */
export async function findOwnOrder(
  db: Queryable,
  { userId }: { readonly userId: string },
  orderNumber: string,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<OrderRow> {
  const found = isOrderNumber(orderNumber) ? select(db, userId, orderNumber) : undefined
  const [order] = (await (lock === 'locked' ? found?.for('update') : found)) ?? []
  if (!order) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  return order
}

const select = (db: Queryable, userId: string, orderNumber: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), ownedBy(userId)))

/** True for text that can be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^R\d{12}$/.test(text)
