import type { ErrorCode } from './catalogue.table.ts'
import { GENERAL_MESSAGE } from './general-message.table.ts'
import { MILDER } from './severities.table.ts'
import type { Severity } from './severities.table.ts'

/** Returns the severity of a code. */
export function severityOf(code: ErrorCode): Severity {
  return (Object.hasOwn(MILDER, code) && MILDER[code]) || 'error'
}

/**
 * Returns the message key of a code: `errors.PAYMENT_FAILED`, or `errors.retry` for the general
 * message.
 */
export function messageKeyOf(code: ErrorCode): `errors.${OwnMessage | 'retry'}` {
  return hasOwnMessage(code) ? `errors.${code}` : 'errors.retry'
}

/** Codes with a message of their own. */
type OwnMessage = Exclude<ErrorCode, (typeof GENERAL_MESSAGE)[number]>
const hasOwnMessage = (code: ErrorCode): code is OwnMessage =>
  !(GENERAL_MESSAGE as readonly ErrorCode[]).includes(code)
