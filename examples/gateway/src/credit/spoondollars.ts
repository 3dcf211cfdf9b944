import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { spoondollarAccounts, spoondollarLedger } from '../db/schema/credit.ts'

/** A change of a user's Spoondollars, and the attempt that made it. */
interface BalanceChange {
  readonly userId: string
  readonly attemptId: string | null
  readonly cents: number
  readonly now: Date
}
type Kind = (typeof spoondollarLedger.$inferSelect)['kind']

/** A user's Spoondollars in cents. */
export async function balanceOf(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ cents: spoondollarAccounts.balanceCents })
    .from(spoondollarAccounts)
    .where(eq(spoondollarAccounts.userId, userId))
  return row?.cents ?? 0
}

/**
 * Takes Spoondollars off a balance, which stands in the condition of the one statement. False when
 * they are not there any more.
 */
export async function takeSpoondollars(
  tx: Queryable,
  change: BalanceChange,
  kind: 'held' | 'voided' | 'moved' = 'held',
): Promise<boolean> {
  const { userId, cents, now } = change
  const taken = await tx
    .update(spoondollarAccounts)
    .set({ balanceCents: sql`${spoondollarAccounts.balanceCents} - ${cents}`, updatedAt: now })
    .where(
      and(eq(spoondollarAccounts.userId, userId), gte(spoondollarAccounts.balanceCents, cents)),
    )
    .returning({ userId: spoondollarAccounts.userId })
  if (taken.length === 0) return false
  await book(tx, { ...change, cents: -cents }, kind)
  return true
}

/** Puts Spoondollars into a balance. */
export async function giveSpoondollars(
  tx: Queryable,
  change: BalanceChange,
  kind: Exclude<Kind, 'held' | 'voided'>,
): Promise<void> {
  const { userId, cents, now } = change
  await tx
    .insert(spoondollarAccounts)
    .values({ userId, balanceCents: cents, updatedAt: now })
    .onConflictDoUpdate({
      target: spoondollarAccounts.userId,
      set: {
        balanceCents: sql`${spoondollarAccounts.balanceCents} + ${cents}`,
        updatedAt: now,
      },
    })
  await book(tx, change, kind)
}

async function book(
  tx: Queryable,
  { userId, attemptId, cents, now }: BalanceChange,
  kind: Kind,
): Promise<void> {
  await tx
    .insert(spoondollarLedger)
    .values({ userId, attemptId, kind, amountCents: cents, at: now })
}

/** Moves a guest's Spoondollars to the member whom their cart came along to. */
export async function moveSpoondollars(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const cents = await balanceOf(tx, from)
  if (cents === 0) return
  const change = { attemptId: null, cents, now }
  if (await takeSpoondollars(tx, { ...change, userId: from }, 'moved'))
    await giveSpoondollars(tx, { ...change, userId: to }, 'moved')
}
