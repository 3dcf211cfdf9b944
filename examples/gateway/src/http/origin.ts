import type { GatewayConfig } from '../config.ts'
import { bringsCookies } from '../session/cookies.ts'
import { httpError } from './http-error.ts'

/**
 * Whose page a request comes from, by an exact comparison: a prefix, a suffix or `null` is a
 * stranger.
 */
export type Caller = 'storefront' | 'partner' | 'stranger' | 'none'

/** Tells by the Origin header; `none` is a server, a command line or an old-style link. */
export function callerOf(origin: string | null, config: GatewayConfig): Caller {
  if (origin === null) return 'none'
  if (origin === config.storefrontOrigin) return 'storefront'
  return config.partnerOrigins.includes(origin) ? 'partner' : 'stranger'
}

/**
 * Rejects a change that rides on cookies, or that sets them, unless it says that a page of the
 * storefront makes it. The storefront's own server says so too when it calls for a shopper.
 */
export function assertStorefront(request: Request, config: GatewayConfig): void {
  const site = request.headers.get('sec-fetch-site')
  const near = site === null || site === 'same-origin' || site === 'same-site'
  const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
  if (callerOf(request.headers.get('origin'), config) === 'storefront' && near && !navigates) return
  throw httpError('UNAUTHORIZED', { status: 403, field: 'Origin' })
}

/**
 * The same for a call that changes something, if it brings a session's cookies and no token of its
 * own.
 */
export function assertOwnChange(request: Request, config: GatewayConfig): void {
  if (request.headers.get('authorization') === null && bringsCookies(request, config))
    assertStorefront(request, config)
}

/** Headers that let a known caller's page read an answer. Cookies are for the storefront alone. */
export function corsHeaders(origin: string | null, caller: Caller): Record<string, string> {
  if (origin === null || (caller !== 'storefront' && caller !== 'partner')) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    ...(caller === 'storefront' && { 'Access-Control-Allow-Credentials': 'true' }),
  }
}

/** What a preflight is told beside {@link corsHeaders}. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, Window-Id',
  'Access-Control-Max-Age': '600',
} as const
