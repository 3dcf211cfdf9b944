import { ATTENTION, INFO } from './attention.table.ts'
import type { ErrorCode } from './catalogue.table.ts'
import { GENERAL } from './general-message.table.ts'
import { isIn } from './is-in.ts'

/**
 * The severities of a message, which decide its color, its mark and how it is announced.
 * @source spec 1 §4 Flash messages
 */
export const SEVERITIES = ['error', 'success', 'info', 'attention'] as const
/** The severity of a message. */
export type Severity = (typeof SEVERITIES)[number]

/** Returns the severity of a code. */
export function severityOf(code: ErrorCode): Severity {
  if (isIn(Object.values(ATTENTION), code)) return 'attention'
  return isIn(Object.values(INFO), code) ? 'info' : 'error'
}

type General = (typeof GENERAL)[keyof typeof GENERAL][number]
/** Codes with a message of their own. */
type OwnMessage = Exclude<ErrorCode, General>
const hasOwnMessage = (code: ErrorCode): code is OwnMessage => !isIn(Object.values(GENERAL), code)

/**
 * Returns the message key of a code: `errors.PAYMENT_FAILED`, or `errors.retry` for the general
 * message.
 */
export function messageKeyOf(code: ErrorCode): `errors.${OwnMessage | 'retry'}` {
  return hasOwnMessage(code) ? `errors.${code}` : 'errors.retry'
}
