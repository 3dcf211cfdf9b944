import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { sessions } from '../db/schema/session.ts'
import type { Session } from '../http/visitor.ts'
import { openSession } from '../session/tokens.ts'
import { mergeGuest } from './merge-guest.ts'

/** A member's new session: its `Set-Cookie` lines, and what of the guest's cart had no room. */
export interface MemberSession {
  readonly cookies: readonly string[]
  readonly savedForLater: number
}

/** The browser that a member logs in with. */
interface OpeningBrowser {
  /** Its session before. */
  readonly visitor: Session | null
  /** The `User-Agent` that it sends. */
  readonly userAgent: string | null
}

/**
 * Opens a new session for a member in place of the request's own, whoever's that was: nobody who
 * knew its tokens before knows those of the new one. The cart of the caller's own guest comes
 * along, proved by that guest's cookies. A guest's session stays, because its late requests are
 * then recognized; it opens nothing any more.
 */
export async function openMemberSession(
  tx: Queryable,
  memberId: string,
  { visitor, userAgent }: OpeningBrowser,
  deps: Pick<Deps, 'config' | 'keys' | 'now' | 'locale'>,
): Promise<MemberSession> {
  const own = visitor?.kind === 'session' ? visitor : null
  if (own && !own.guest && own.sessionId !== null)
    await tx.delete(sessions).where(eq(sessions.id, own.sessionId))
  const guestId = own?.guest ? own.userId : null
  const merge = guestId === null ? undefined : await mergeGuest(tx, guestId, memberId, deps)
  const cookies = await openSession(tx, { id: memberId, guest: false }, deps, {
    guestId,
    userAgent,
  })
  return { cookies, savedForLater: merge?.state === 'merged' ? merge.savedForLater : 0 }
}
