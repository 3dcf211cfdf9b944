import { ANY_VERSION, ORDER_TOKEN_HEADER, orderTokenUse } from '../contract/call-auth.table.ts'
import type { Call } from '../contract/define-call.ts'
import { reject } from './rejection.ts'

/** Reads the idempotency key of a request; empty where it is left out and may be. */
export function readKey(headers: Headers, isOptional: boolean): string {
  const field = 'Idempotency-Key'
  const key = headers.get(field) ?? ''
  if (key === '' && isOptional) return ''
  if (key === '') reject('REQUEST_PARAMETERS_BLANK', { field })
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : reject('FIELD_VALUE_INVALID', { field })
}

/** Reads the token of an order's mail, where the call takes one. */
export function readOrderToken(headers: Headers, call: Call): string | undefined {
  return orderTokenUse(call) && (headers.get(ORDER_TOKEN_HEADER) || undefined)
}

/** Reads the cart's version of a request; -1 for text that is no version. */
export function readVersion(headers: Headers, isOptional: boolean): number {
  const value = headers.get('If-Match') ?? ''
  if (value === '' && isOptional) return ANY_VERSION
  if (value === '') reject('REQUEST_PARAMETERS_BLANK', { field: 'If-Match' })
  const digits = /^"(\d{1,9})"$/.exec(value)?.[1]
  return digits === undefined ? -1 : Number(digits)
}
