import { CALL_AUTH, isForMembers, readPagePlace } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { cartTokens, sessions } from '../db/schema/session.ts'
import { callerOf } from '../http/admission.ts'
import { cartTokenOnly, HttpError, httpError, noSession } from '../http/http-error.ts'
import { readAccess } from './access-token.ts'
import { clearCookies, readCookie } from './cookies.ts'
import { tokenHash } from '../secrets/keys.ts'
import { movePlace } from './users.ts'
import type { ReadVisitor, Session } from '../http/visitor.ts'

/**
 * Reads the bearer token, whose guest goes on in the place of the page that brings it, else the
 * cookies, which count on the storefront's pages alone. A token that was never ours clears them.
 */
export const readVisitor: ReadVisitor = async (request, call, deps, setCookie) => {
  let found: Session | HttpError | null = null
  try {
    found = await identify(request, call, deps)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    found = error
    if (error.errors[0]?.code === 'JWTInvalid' && callerOf(request, deps.config) !== 'foreign')
      clearCookies(deps.config).forEach(setCookie)
  }
  const visitor = (): Session | null => {
    if (found instanceof HttpError) throw found
    return found
  }
  return {
    visitor,
    session() {
      const known = visitor()
      if (!known) throw noSession()
      if (known.guest && isForMembers(call)) throw httpError('UNAUTHORIZED')
      return known
    },
  }
}

async function identify(request: Request, call: Call, deps: Deps): Promise<Session | null> {
  const bearer = request.headers.get('authorization')
  if (bearer !== null) return embedSession(bearer, request, call, deps)
  if (callerOf(request, deps.config) === 'foreign') return null
  // The refresh call reads its own cookie; an expired access token is why it is called.
  if (call.name === 'session.refresh') return null
  const access = readCookie(request, deps.config, 'access')
  if (access !== undefined && access !== '')
    return liveSession(await readAccess(access, deps), deps)
  if (readCookie(request, deps.config, 'refresh')) throw httpError('JWTExpired')
  return null
}

/**
 * A guest's access token counts for its 15 minutes. A member's counts as long as the session does,
 * so that a session that was ended, on this device or on all, opens nothing from then on.
 */
export async function liveSession(session: Session, { db, now }: Deps): Promise<Session> {
  if (session.guest || session.sessionId === null) return session
  const [row] = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session.sessionId), gt(sessions.expiresAt, now())))
  if (!row) throw httpError('JWTExpired')
  return session
}

async function embedSession(
  bearer: string,
  request: Request,
  call: Call,
  deps: Deps,
): Promise<Session> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(bearer)?.[1]
  if (token === undefined) throw httpError('JWTInvalid')
  const [row] = await deps.db.orm
    .select({ userId: cartTokens.userId })
    .from(cartTokens)
    .where(and(eq(cartTokens.tokenHash, tokenHash(token)), gt(cartTokens.expiresAt, deps.now())))
  if (!row) throw httpError('JWTInvalid')
  if (!CALL_AUTH[call.auth].cartToken) throw cartTokenOnly()
  if (call.auth === 'cart')
    await movePlace(deps.db.orm, row.userId, readPagePlace(new URL(request.url).searchParams))
  return { userId: row.userId, sessionId: null, guest: true, kind: 'embed' }
}
