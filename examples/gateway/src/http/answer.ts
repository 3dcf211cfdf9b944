import { isBadValue, isUnavailable } from '../db/sql-error.ts'
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

/** A JSON answer; 204 for a call that has nothing to say. */
export function jsonAnswer(reply: unknown, status = 200): Response {
  if (reply === undefined) return new Response(null, { status: 204 })
  return new Response(JSON.stringify(reply), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/**
 * A rejection in the gateway's form: `{ errors: [{ code, field?, message?, params? }], current? }`.
 */
export function errorResponse(rejection: HttpError): Response {
  const body = {
    errors: rejection.errors,
    ...(rejection.current !== undefined && { current: rejection.current }),
  }
  const response = jsonAnswer(body, rejection.status)
  for (const [name, value] of Object.entries(rejection.headers)) response.headers.set(name, value)
  return response
}

/**
 * What a thrown value is answered with; everything unforeseen is a 500 that says nothing of the
 * inside.
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isUnavailable(error)) return busy()
  if (isBadValue(error)) return httpError('FIELD_VALUE_INVALID')
  return httpError('SERVER_ERROR', { status: 500 })
}
