import { errors, jwtVerify, SignJWT } from 'jose'
import type { Deps } from '../app-deps.ts'
import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'

/** Life of an access token, seconds. */
export const ACCESS_LIFETIME_S = 15 * 60
const ISSUER = 'selvage-gateway'
/** Clocks of two gateways may differ by this much, seconds. */
const LEEWAY_S = 60

/** Signs the token that opens a session for 15 minutes. */
export async function signAccess(
  session: Session & { sessionId: string },
  deps: Pick<Deps, 'keys' | 'now'>,
): Promise<string> {
  const now = Math.floor(deps.now().getTime() / 1000)
  return new SignJWT({ sid: session.sessionId, guest: session.guest })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(session.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_LIFETIME_S)
    .sign(deps.keys.access)
}

/**
 * Reads an access token, or throws 401: JWTExpired asks for a refresh, JWTInvalid ends the session.
 */
export async function readAccess(
  token: string,
  deps: Pick<Deps, 'keys' | 'now'>,
): Promise<Session> {
  const verified = await jwtVerify(token, deps.keys.access, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    currentDate: deps.now(),
  }).catch((error: unknown) => {
    throw httpError(error instanceof errors.JWTExpired ? 'JWTExpired' : 'JWTInvalid')
  })
  const { sub, sid, guest, iat } = verified.payload
  const isAhead = (iat ?? 0) > deps.now().getTime() / 1000 + LEEWAY_S
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof guest !== 'boolean' || isAhead)
    throw httpError('JWTInvalid')
  return { userId: sub, sessionId: sid, guest, kind: 'session' }
}
