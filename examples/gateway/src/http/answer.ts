import { isBadValue, isUnavailable } from '../db/sql-error.ts'
import { busy, Fault, fault } from './fault.ts'

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
 * A refusal in the gateway's form: `{ errors: [{ code, field?, message?, params? }], current? }`.
 */
export function faultAnswer(refusal: Fault): Response {
  const body = {
    errors: refusal.errors,
    ...(refusal.current !== undefined && { current: refusal.current }),
  }
  const response = jsonAnswer(body, refusal.status)
  for (const [name, value] of Object.entries(refusal.headers)) response.headers.set(name, value)
  return response
}

/**
 * What a thrown value is answered with; everything unforeseen is a 500 that says nothing of the
 * inside.
 */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (isUnavailable(error)) return busy()
  if (isBadValue(error)) return fault('FIELD_VALUE_INVALID')
  return fault('SERVER_ERROR', { status: 500 })
}
