import { createHmac } from 'node:crypto'
import { readDevice } from '@selvage/core/devices'
import type { DeviceName } from '@selvage/core/devices'
import { eq, or } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { sessions, users } from '../db/schema/session.ts'
import { signAccess } from './access-token.ts'
import { cookieLine, SESSION_LIFETIME_S } from './cookies.ts'
import { httpError } from '../http/http-error.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { newPublicId } from '../secrets/public-id.ts'

/**
 * For this long the previous token still works and gives the same successor, so that tabs that
 * refresh at the same time stay signed in.
 */
const GRACE_MS = 60_000

type SessionDeps = Pick<Deps, 'keys' | 'now' | 'config'>

/** The browser in which a member's session is opened. */
export interface MemberBrowser {
  /** The guest whose session it follows. */
  readonly guestId?: string | null
  /** The `User-Agent` that it sends. */
  readonly userAgent?: string | null
}

/**
 * Opens a session for a user and gives its `Set-Cookie` lines. Of a member's browser, the names
 * alone are stored.
 */
export async function openSession(
  db: Queryable,
  user: { id: string; guest: boolean },
  deps: SessionDeps,
  { guestId = null, userAgent = null }: MemberBrowser = {},
): Promise<string[]> {
  const now = deps.now()
  const refresh = newToken()
  const sessionId = newPublicId()
  await db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    refreshHash: tokenHash(refresh),
    rotatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_S * 1000),
    guestId,
    ...(!user.guest && readDevice(userAgent)),
  })
  return cookies({ userId: user.id, sessionId, guest: user.guest }, refresh, deps)
}

/** The names that a browser gives: a session without any gets them when it is renewed. */
function knownNames(userAgent: string | null): Partial<DeviceName> {
  const { browser, system } = readDevice(userAgent)
  return { ...(browser !== null && { browser }), ...(system !== null && { system }) }
}

async function cookies(
  session: { userId: string; sessionId: string; guest: boolean },
  refresh: string,
  deps: SessionDeps,
): Promise<string[]> {
  const access = await signAccess({ ...session, kind: 'session' }, deps)
  return [cookieLine(deps.config, 'access', access), cookieLine(deps.config, 'refresh', refresh)]
}

/**
 * Rotates a refresh token: returns new cookies, or null when the token is not valid any more. The
 * successor is derived from the token, so a request that is repeated within the grace period gets
 * the same one, and no token is stored. A token that is used after that was copied, so its session
 * ends.
 */
export async function rotate(
  tx: Queryable,
  refresh: string,
  userAgent: string | null,
  deps: SessionDeps,
): Promise<string[] | null> {
  const hash = tokenHash(refresh)
  const [row] = await tx
    .select({ session: sessions, guest: users.guest, mergedInto: users.mergedInto })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(or(eq(sessions.refreshHash, hash), eq(sessions.previousHash, hash)))
    .for('update', { of: sessions })
  if (!row) return null
  // The browser has, or is about to get, the cookies of the member, which must not be cleared.
  if (row.mergedInto !== null) throw httpError('EXPIRED_SESSION')
  const { session } = row
  const now = deps.now()
  const successor = createHmac('sha256', deps.keys.refresh).update(refresh).digest('base64url')
  const who = { userId: session.userId, sessionId: session.id, guest: row.guest }
  const current = Buffer.compare(session.refreshHash, hash) === 0
  const late = now.getTime() - session.rotatedAt.getTime() > GRACE_MS
  if (session.expiresAt <= now || (!current && late)) {
    await tx.delete(sessions).where(eq(sessions.id, session.id))
    return null
  }
  if (current) {
    await tx
      .update(sessions)
      .set({
        refreshHash: tokenHash(successor),
        previousHash: hash,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LIFETIME_S * 1000),
        ...(!row.guest && knownNames(userAgent)),
      })
      .where(eq(sessions.id, session.id))
  }
  return cookies(who, successor, deps)
}
