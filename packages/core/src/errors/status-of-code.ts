import type { ErrorCode } from './catalogue.table.ts'
import { ERROR_STATUSES } from './statuses.table.ts'

/**
 * Returns the status of an answer with a code. What a path leads to and does not exist is a 404;
 * where a value of the body names it, that value is wrong, 400.
 */
export function statusOfCode(code: ErrorCode, isOfBody: boolean = false): number {
  const status = ERROR_STATUSES[code] ?? 400
  return isOfBody && status === 404 ? 400 : status
}
