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

/** Reads the cart's version of a request. */
export function readVersion(headers: Headers, isOptional: boolean): number {
  const field = 'If-Match'
  const value = headers.get(field) ?? ''
  if (value === '' && isOptional) return ANY_VERSION
  if (value === '') reject('REQUEST_PARAMETERS_BLANK', { field })
  const message = 'The value must be the version of the cart in quotation marks, for example "3".'
  const digits = /^"(\d{1,9})"$/.exec(value)?.[1]
  return digits === undefined ? reject('FIELD_VALUE_INVALID', { field, message }) : Number(digits)
}
