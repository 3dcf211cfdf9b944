import { ERROR_CODES } from './catalogue.table.ts'
import type { ErrorCode } from './catalogue.table.ts'

/** True for a code of the catalog. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value)
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
