import type { ErrorCode } from '../errors/catalogue.table.ts'
import { ERROR_STATUSES } from '../errors/statuses.table.ts'
import type { Call } from './define-call.ts'

/** Codes of every call: the gateway failed, or the request has no session that opens the call. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'SERVER_ERROR',
  'EXPIRED_SESSION',
  'JWTExpired',
  'JWTInvalid',
  'UNAUTHORIZED',
]

/**
 * Returns the first code of an answer that its call does not list, neither among its own `errors`
 * nor as one of {@link COMMON_ERRORS}; undefined where it lists all of them.
 */
export const unlistedError = (
  { errors }: { readonly errors: readonly ErrorCode[] },
  answered: readonly { readonly code: ErrorCode }[],
): ErrorCode | undefined =>
  answered.map(({ code }) => code).find((code) => ![...COMMON_ERRORS, ...errors].includes(code))

/** Codes of what a path names, or a value in the body of a line or a wall. */
const NAMED: readonly ErrorCode[] = ['NO_IMAGE_AVAILABLE', 'COLLECTION_NOT_FOUND']

/**
 * Returns the HTTP status with which a gateway answers a call with a code. A design or a collection
 * that does not exist is a 404, but in the body of a line or of a wall it is a wrong value, 400.
 */
export function errorStatus({ auth, body }: Pick<Call, 'auth' | 'body'>, code: ErrorCode): number {
  const isValue = auth === 'cart' || (auth === 'none' && body !== undefined)
  return (isValue && NAMED.includes(code) ? undefined : ERROR_STATUSES[code]) ?? 400
}
