import type { Call } from '@selvage/core/contract'
import { isBadValue, isRepeatable, isUnavailable } from '../db/sql-error.ts'
import type { GatewayConfig } from '../config.ts'
import { callerOf } from './admission.ts'
import { explainError } from './explain-error.ts'
import { busy, HttpError, httpError } from './http-error.ts'

/** Headers of every answer, errors included. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const

/** The header of an answer to a request that was sent before, and that did nothing again. */
export const REPLAYED_HEADER = 'Idempotent-Replayed'

/** Headers of a preflight's answer beside those of every answer. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, Order-Token, Window-Id, traceparent',
  'Access-Control-Max-Age': '600',
} as const

/** The answer to a preflight, for every page: a call that is not open to it rejects it itself. */
export function preflightAnswer(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
}

/** A JSON answer; 204 for a call without an answer. */
export function jsonAnswer(reply: unknown, status = 200): Response {
  if (reply === undefined) return new Response(null, { status: 204 })
  return new Response(JSON.stringify(reply), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/**
 * A rejection in the gateway's form: `{ errors: [{ code, field?, message?, params? }], current? }`,
 * each error with its sentence for developers.
 */
export function errorResponse(rejection: HttpError): Response {
  const body = {
    errors: rejection.errors.map(explainError),
    ...(rejection.current !== undefined && { current: rejection.current }),
  }
  const response = jsonAnswer(body, rejection.status)
  for (const [name, value] of Object.entries(rejection.headers)) response.headers.set(name, value)
  return response
}

/** Turns a thrown value into its answer; an unforeseen one is a 500 that reveals no details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isUnavailable(error) || isRepeatable(error)) return busy()
  if (isBadValue(error)) return httpError('FIELD_VALUE_INVALID')
  return httpError('SERVER_ERROR')
}

/** Adds the headers of every answer: security, CORS, caching and the request's id. */
export function addStandardHeaders(
  { headers }: Response,
  {
    config,
    requestId,
    request,
    open = false,
  }: {
    readonly config: Pick<GatewayConfig, 'origin' | 'storefrontOrigins'>
    readonly requestId: string
    readonly request: Request
    /** True for a route that sets its own CORS headers. */
    readonly open?: boolean
  },
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!headers.has(name)) headers.set(name, value)
  if (!open)
    for (const [name, value] of Object.entries(corsHeaders(request, config)))
      headers.set(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (config.origin.startsWith('https:'))
    headers.set('Strict-Transport-Security', 'max-age=31536000')
  headers.set('X-Request-Id', requestId)
}

/**
 * Headers that let a page read an answer: any page without cookies, so that caches keep one answer
 * for all, and a page of the storefront with them. That page could not read the answer for all, so
 * caches keep them apart by `Sec-Fetch-Site`.
 */
function corsHeaders(
  request: Request,
  config: Pick<GatewayConfig, 'storefrontOrigins'>,
): Record<string, string> {
  const isStorefront = callerOf(request, config) === 'storefront'
  return {
    'Access-Control-Expose-Headers': `Allow, ${REPLAYED_HEADER}, Retry-After, X-Request-Id`,
    ...(isStorefront
      ? {
          'Access-Control-Allow-Origin': request.headers.get('origin') ?? '',
          'Access-Control-Allow-Credentials': 'true',
          Vary: 'Origin',
        }
      : { 'Access-Control-Allow-Origin': '*', Vary: 'Sec-Fetch-Site' }),
  }
}

/** True when caches may keep the answer to this request for everybody. */
export function isCacheable(
  request: Request,
  call: Call,
  config: Pick<GatewayConfig, 'storefrontOrigins'>,
): boolean {
  const { headers } = request
  // A foreign page on the storefront's own site shares the browser's cache with the storefront.
  const isNeighbor =
    callerOf(request, config) === 'foreign' && /^same-/.test(headers.get('sec-fetch-site') ?? '')
  return call.cacheable && !isNeighbor && !headers.has('authorization') && !headers.has('cookie')
}
