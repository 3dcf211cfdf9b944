import { ERRORS } from './catalogue.table.ts'
import type { ErrorCode, ErrorDestination, Severity } from './catalogue.table.ts'

/** True for a code of the catalogue; own keys only, so `__proto__` is none. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}

/**
 * The catalogue's code for what a gateway said: unknown `ORDER_ITEM_*` codes share one sentence,
 * all others are SERVER_ERROR.
 */
export function knownCode(value: unknown): ErrorCode {
  if (isErrorCode(value)) return value
  return typeof value === 'string' && /^ORDER_ITEM_[A-Z_]{1,60}$/.test(value)
    ? 'ORDER_ITEM_INVALID'
    : 'SERVER_ERROR'
}

/** How serious a code is. */
export function severityOf(code: ErrorCode): Severity {
  return ERRORS[code].severity
}

/** Where the checkout sends the shopper for a code. @source spec 1 §8 */
export function destinationOf(code: ErrorCode): ErrorDestination {
  return ERRORS[code].goTo
}

/**
 * Key of a code's sentence in the words: `errors.PAYMENT_FAILED`, or `errors.retry` for the generic
 * one.
 */
export function messageKeyOf(code: ErrorCode): `errors.${OwnMessage | 'retry'}` {
  return hasOwnMessage(code) ? `errors.${code}` : 'errors.retry'
}

/** Codes with a sentence of their own. */
type OwnMessage = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['messages'] extends 'own' ? Code : never
}[ErrorCode]
const hasOwnMessage = (code: ErrorCode): code is OwnMessage => ERRORS[code].messages === 'own'
