import { isMembership } from '@selvage/core/discount'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow, OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import { ownerOf } from '../session/own-users.ts'

/** The years of membership that an ordered cart brings, one for each that it has. */
const yearsOf = (lines: readonly CartItemRow[]): number =>
  lines.filter(({ productCode }) => isMembership(productCode ?? '')).length

/**
 * Makes the buyer of a membership a Pro member for a year, in the order's own transaction; one who
 * is a member already stays a year longer, and so does one who buys a second one with it.
 */
export async function makeBoughtMembership(
  tx: Queryable,
  { userId }: AttemptRow,
  lines: readonly CartItemRow[],
  now: Date,
): Promise<void> {
  const years = yearsOf(lines)
  if (years === 0) return
  const from = sql`greatest(${users.proUntil}, ${now.toISOString()}::timestamptz)`
  await tx
    .update(users)
    .set({ proUntil: sql`${from} + make_interval(years => ${years})` })
    .where(eq(users.id, userId))
}

/** True for an order that has the discount of members. */
export const hasMemberDiscount = ({ order }: AttemptRow['snapshot']): boolean =>
  order.pricing.discount_group === 'pro'

/**
 * Holds the membership whose discount an attempt has, in the attempt's own transaction; rejects the
 * order when it has just been taken back.
 */
export async function holdMembership(
  tx: Queryable,
  { userId, snapshot }: AttemptRow,
  now: Date,
): Promise<void> {
  if (!hasMemberDiscount(snapshot)) return
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.proUntil, now)))
    .for('share')
  if (!member)
    throw httpError('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason: 'total_changed' } })
}

/**
 * Takes back the years that a canceled order has bought. False once a later payment, open or made,
 * has the discount of members.
 */
export async function takeBoughtMembership(
  tx: Queryable,
  { userId, placedAt }: Pick<OrderRow, 'userId' | 'placedAt'>,
  lines: readonly CartItemRow[],
): Promise<boolean> {
  const years = yearsOf(lines)
  if (years === 0) return true
  const owner = await ownerOf(tx, userId)
  // The member is locked first: a payment that begins now sees the end, or is seen here.
  await tx
    .update(users)
    .set({ proUntil: sql`${users.proUntil} - make_interval(years => ${years})` })
    .where(eq(users.id, owner))
  return !(await isDiscountUsed(tx, { userId, placedAt }, owner))
}

/** True while no later payment has the discount that an order's ready-made `lines` brought. */
export async function isBoughtMembershipWhole(
  db: Queryable,
  order: Pick<OrderRow, 'userId' | 'placedAt'>,
  lines: readonly CartItemRow[],
): Promise<boolean> {
  if (yearsOf(lines) === 0) return true
  return !(await isDiscountUsed(db, order, await ownerOf(db, order.userId)))
}

/** True where a payment since an order, open or made, has the discount of members. */
async function isDiscountUsed(
  db: Queryable,
  { userId, placedAt }: Pick<OrderRow, 'userId' | 'placedAt'>,
  owner: string,
): Promise<boolean> {
  const used = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        inArray(attempts.userId, [userId, owner]),
        gt(attempts.createdAt, placedAt),
        ne(attempts.state, 'declined'),
        sql`${attempts.snapshot} #>> '{order,pricing,discount_group}' = 'pro'`,
      ),
    )
    .limit(1)
  return used.length > 0
}
