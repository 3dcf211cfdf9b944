import type { ShopperGroup } from '@selvage/core/discount'
import { GROUP_DISCOUNTS } from '@selvage/core/sample-prices'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { verifiedGroups } from '../db/schema/discount.ts'
import { users } from '../db/schema/session.ts'
import type { VerifiedGroupRow } from '../db/schema/discount.ts'

/** A group with the percentage that it saves. */
export interface GroupDiscount {
  readonly group: ShopperGroup
  readonly percentOff: number
}

/** The discount of a group. */
export const discountOf = (group: ShopperGroup): GroupDiscount => ({
  group,
  percentOff: GROUP_DISCOUNTS[group],
})

/** The group that a user has proved to belong to, as long as that counts. */
export async function verifiedGroup(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<VerifiedGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(verifiedGroups)
    .where(and(eq(verifiedGroups.userId, userId), gt(verifiedGroups.validUntil, now)))
  return row
}

/** Until when a user is a Pro member; null for who is none. */
export async function proUntil(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: users.proUntil })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.proUntil, now)))
  return row?.until ?? null
}

/** The group with the largest discount, of one or more; the first of two with the same. */
export const bestOf = <Group extends ShopperGroup>(groups: readonly Group[]): Group =>
  groups.reduce((best, group) => (GROUP_DISCOUNTS[group] > GROUP_DISCOUNTS[best] ? group : best))

/** True for a user who sells designs. */
async function isDesigner(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isDesigner: users.designOwner })
    .from(users)
    .where(eq(users.id, userId))
  return row?.isDesigner === true
}

/** The largest discount of a user's own: of a proved group, of Pro members or of designers. */
export async function ownDiscount(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<GroupDiscount | null> {
  const verified = await verifiedGroup(db, userId, now)
  const groups: ShopperGroup[] = [
    ...(verified ? [verified.group] : []),
    ...((await proUntil(db, userId, now)) ? (['pro'] as const) : []),
    ...((await isDesigner(db, userId)) ? (['designer'] as const) : []),
  ]
  return groups.length === 0 ? null : discountOf(bestOf(groups))
}

/** Records a proof; a newer one replaces it. */
export async function recordGroup(tx: Queryable, row: VerifiedGroupRow): Promise<void> {
  await tx
    .insert(verifiedGroups)
    .values(row)
    .onConflictDoUpdate({
      target: verifiedGroups.userId,
      set: { group: row.group, verifiedAt: row.verifiedAt, validUntil: row.validUntil },
      setWhere: sql`${verifiedGroups.verifiedAt} <= ${row.verifiedAt.toISOString()}`,
    })
}

/**
 * A guest's proof, and what is left of a membership that the guest bought, come along to the
 * member. A member stays one for so much longer: canceling the guest's order takes it back.
 */
export async function moveGroup(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const [own] = await tx.delete(verifiedGroups).where(eq(verifiedGroups.userId, from)).returning()
  if (own) await recordGroup(tx, { ...own, userId: to })
  const today = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    UPDATE ${users}
    SET pro_until = greatest(${users.proUntil}, ${today}) + (guest.pro_until - ${today})
    FROM ${users} AS guest WHERE guest.id = ${from} AND ${users.id} = ${to}
      AND guest.pro_until > ${today}`)
}
