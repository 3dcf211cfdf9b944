import type { Call } from '@selvage/core/contract'
import { eq, or } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { sessions, users } from '../db/schema/session.ts'
import type { CallContext } from '../http/handle.ts'
import { tokenHash } from '../secrets/keys.ts'
import { readCookie } from '../session/cookies.ts'
import { currentVisitor } from '../session/known-visitor.ts'

/**
 * Ends the session of a request's cookies, however old they are. False for a guest's: a page that
 * is older than the last logout must not cost the guest of now the cart.
 */
export async function endSession(
  context: Pick<CallContext<Call>, 'request' | 'visitor'>,
  { db, config }: Pick<Deps, 'db' | 'config'>,
): Promise<boolean> {
  const sessionId = currentVisitor(context)?.sessionId ?? null
  const hash = tokenHash(readCookie(context.request, config, 'refresh') ?? '')
  const own = or(
    eq(sessions.refreshHash, hash),
    eq(sessions.previousHash, hash),
    ...(sessionId === null ? [] : [eq(sessions.id, sessionId)]),
  )
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: sessions.id, guest: users.guest })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(own)
    if (found.some(({ guest }) => guest)) return false
    for (const { id } of found) await tx.delete(sessions).where(eq(sessions.id, id))
    return true
  })
}
