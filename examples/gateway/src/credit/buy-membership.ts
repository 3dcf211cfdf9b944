import { isMembership } from '@selvage/core/discount'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { orders } from '../db/schema/payment.ts'
import type { AttemptRow, OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { boughtLines } from './buy-credit.ts'

async function buysMembership(tx: Queryable, cartId: string): Promise<boolean> {
  const lines = await boughtLines(tx, cartId)
  return lines.some(({ productCode }) => isMembership(productCode ?? ''))
}

/**
 * Makes the buyer of a membership a Pro member for a year, in the order's own transaction; one who
 * is a member already stays a year longer.
 */
export async function makeBoughtMembership(
  tx: Queryable,
  { cartId, userId }: AttemptRow,
  now: Date,
): Promise<void> {
  if (!(await buysMembership(tx, cartId))) return
  const from = sql`greatest(${users.proUntil}, ${now.toISOString()}::timestamptz)`
  await tx
    .update(users)
    .set({ proUntil: sql`${from} + interval '1 year'` })
    .where(eq(users.id, userId))
}

/**
 * Takes back the year that a canceled order has bought. False once a later order has had the
 * discount of members.
 */
export async function takeBoughtMembership(
  tx: Queryable,
  { cartId, userId, placedAt }: Pick<OrderRow, 'cartId' | 'userId' | 'placedAt'>,
): Promise<boolean> {
  if (!(await buysMembership(tx, cartId))) return true
  const [buyer] = await tx
    .select({ mergedInto: users.mergedInto })
    .from(users)
    .where(eq(users.id, userId))
  const owner = buyer?.mergedInto ?? userId
  const used = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        inArray(orders.userId, [userId, owner]),
        gt(orders.placedAt, placedAt),
        sql`${orders.snapshot} #>> '{order,pricing,discount_group}' = 'pro'`,
      ),
    )
    .limit(1)
  if (used.length > 0) return false
  await tx
    .update(users)
    .set({ proUntil: sql`${users.proUntil} - interval '1 year'` })
    .where(eq(users.id, owner))
  return true
}
