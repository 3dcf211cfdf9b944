import { and, desc, eq, exists, isNull, not, or } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { carts } from '../db/schema/cart.ts'
import { sessions, users } from '../db/schema/session.ts'
import { mergeGuest } from './merge-guest.ts'

const BATCH = 20

/**
 * Merges the carts of guests whose members logged in while one of the two carts was being paid for,
 * as soon as none is any more; of one guest, or of all. Returns how many were merged.
 */
export async function mergeWaiting(deps: Deps, guestId?: string): Promise<number> {
  const { orm } = deps.db
  const paying = orm
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.state, 'paying'),
        or(eq(carts.userId, sessions.userId), eq(carts.userId, users.id)),
      ),
    )
  const due = await orm
    .selectDistinctOn([users.id], { guestId: users.id, memberId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.guestId))
    .where(
      and(
        isNull(users.mergedInto),
        guestId === undefined ? undefined : eq(users.id, guestId),
        not(exists(paying)),
      ),
    )
    .orderBy(users.id, desc(sessions.createdAt))
    .limit(BATCH)
  const failed: unknown[] = []
  for (const { guestId: guest, memberId } of due)
    await deps.db
      .transaction((tx) => mergeGuest(tx, guest, memberId, deps))
      .catch((error: unknown) => failed.push(error))
  // One that fails keeps no other waiting; the next round tries it again.
  if (failed.length > 0) throw failed[0]
  return due.length
}
