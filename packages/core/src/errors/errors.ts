import { ERRORS } from './catalogue.table.ts'
import type { ErrorCode, ErrorDestination, Severity } from './catalogue.table.ts'

/** True for a code of the catalog. Only own keys count, so that `__proto__` is not a code. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}

/**
 * Turns a gateway's code into one of the catalog: an unknown `ORDER_ITEM_*` code becomes
 * ORDER_ITEM_INVALID, every other unknown code SERVER_ERROR.
 */
export function knownCode(value: unknown): ErrorCode {
  if (isErrorCode(value)) return value
  return typeof value === 'string' && /^ORDER_ITEM_[A-Z_]{1,60}$/.test(value)
    ? 'ORDER_ITEM_INVALID'
    : 'SERVER_ERROR'
}

/** Returns the severity of a code. */
export function severityOf(code: ErrorCode): Severity {
  return ERRORS[code].severity
}

/**
 * Returns where the checkout sends the shopper for a code.
 * @source spec 1 §8
 */
export function destinationOf(code: ErrorCode): ErrorDestination {
  return ERRORS[code].goTo
}

/**
 * Returns the message key of a code: `errors.PAYMENT_FAILED`, or `errors.retry` for the general
 * message.
 */
export function messageKeyOf(code: ErrorCode): `errors.${OwnMessage | 'retry'}` {
  return hasOwnMessage(code) ? `errors.${code}` : 'errors.retry'
}

/** Codes with a message of their own. */
type OwnMessage = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['message'] extends 'own' ? Code : never
}[ErrorCode]
const hasOwnMessage = (code: ErrorCode): code is OwnMessage => ERRORS[code].message === 'own'
