import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'

/**
 * True for the orders of a caller. It is part of the question for an order, so that an order of
 * somebody else is not found, like one that never was.
 */
export const ownedBy = (owner: Owner): SQL => sql`${orders.userId} IN ${ownUsers(owner)}`

/** An order of the user's own by its number; throws 404 for any other. */
export async function findOwnOrder(
  db: Queryable,
  owner: Owner,
  orderNumber: string,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<OrderRow> {
  const found = isOrderNumber(orderNumber) ? select(db, owner, orderNumber) : undefined
  const [order] = (await (lock === 'locked' ? found?.for('update') : found)) ?? []
  if (!order) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  return order
}

const select = (db: Queryable, owner: Owner, orderNumber: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), ownedBy(owner)))

/** True for text that can be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^R\d{12}$/.test(text)
