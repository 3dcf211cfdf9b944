import type { GatewayConfig } from '../config.ts'
import { httpError } from './http-error.ts'

/** The page that a request comes from; origins are compared exactly, so `null` is unknown. */
export type Caller = 'storefront' | 'partner' | 'unknown' | 'none'

/** Reads the Origin header; `none` is a server, a command line or a plain link. */
export function callerOf(origin: string | null, config: GatewayConfig): Caller {
  if (origin === null) return 'none'
  if (origin === config.storefrontOrigin) return 'storefront'
  return config.partnerOrigins.includes(origin) ? 'partner' : 'unknown'
}

/**
 * Rejects a change that uses or sets cookies unless a page of the storefront makes it. The
 * storefront's server sends the same headers when it calls for a shopper.
 */
export function assertStorefront(request: Request, config: GatewayConfig): void {
  const site = request.headers.get('sec-fetch-site')
  const isSameSite = site === null || site === 'same-origin' || site === 'same-site'
  const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
  if (callerOf(request.headers.get('origin'), config) === 'storefront' && isSameSite && !navigates)
    return
  throw httpError('UNAUTHORIZED', { status: 403, field: 'Origin' })
}

/** Headers that let a known caller's page read an answer; only the storefront sends cookies. */
export function corsHeaders(origin: string | null, caller: Caller): Record<string, string> {
  if (origin === null || (caller !== 'storefront' && caller !== 'partner')) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    ...(caller === 'storefront' && { 'Access-Control-Allow-Credentials': 'true' }),
  }
}

/** Headers of a preflight's answer beside {@link corsHeaders}. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, Window-Id',
  'Access-Control-Max-Age': '600',
} as const
