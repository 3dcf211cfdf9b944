import { CONSENT_LIFETIME_S } from '@selvage/core/consent'
import type { GatewayConfig } from '../config.ts'

/** How long a session lives without being used, seconds: 30 days. */
export const SESSION_LIFETIME_S = 30 * 24 * 3600

/** How long a challenge of a passkey can be answered, seconds. */
export const PASSKEY_CHALLENGE_S = 10 * 60

/** The gateway's cookies, and how long each lives without being set again, seconds. */
const LIFETIMES_S = {
  access: SESSION_LIFETIME_S,
  refresh: SESSION_LIFETIME_S,
  /** The browser that was asked for a passkey. */
  passkey: PASSKEY_CHALLENGE_S,
  /** The choice about privacy. */
  consent: CONSENT_LIFETIME_S,
} as const
type CookieToken = keyof typeof LIFETIMES_S

type Origins = Pick<GatewayConfig, 'storefrontOrigins'>

const secure = (config: Origins): boolean => config.storefrontOrigins[0].startsWith('https:')

/**
 * Names of the cookies. Over https a prefix keeps other hosts and plain http from planting
 * them.
 */
export function cookieName(config: Origins, token: CookieToken): string {
  return `${secure(config) ? '__Host-' : ''}selvage_${token}`
}

/**
 * One `Set-Cookie` line. The access cookie outlives its token, so that an expired token can be
 * distinguished from a missing one.
 */
export function cookieLine(config: Origins, token: CookieToken, value: string): string {
  const lifetimeS = value === '' ? 0 : LIFETIMES_S[token]
  return `${cookieName(config, token)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeS}${secure(config) ? '; Secure' : ''}`
}

/** Lines that end a session in the browser. */
export function clearCookies(config: Origins): string[] {
  return [cookieLine(config, 'access', ''), cookieLine(config, 'refresh', '')]
}

/**
 * A cookie that the request brought; the first one counts, as browsers send the most specific
 * first.
 */
export function readCookie(
  request: Request,
  config: Origins,
  token: CookieToken,
): string | undefined {
  const wanted = `${cookieName(config, token)}=`
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const trimmed = pair.trim()
    if (trimmed.startsWith(wanted)) return trimmed.slice(wanted.length)
  }
  return undefined
}

/** True when the request rides on a session's cookies. */
export function bringsCookies(request: Request, config: Origins): boolean {
  return (
    readCookie(request, config, 'access') !== undefined ||
    readCookie(request, config, 'refresh') !== undefined
  )
}
