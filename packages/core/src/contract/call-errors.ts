import type { ErrorCode } from '../errors/catalogue.table.ts'
import { statusOfCode } from '../errors/status-of-code.ts'
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
 * Returns the HTTP status with which a gateway answers a call with a code: that of the code, but
 * for a design or a collection in the body of a line or of a wall, which is a wrong value there,
 * and for an attempt to pay that the provider ended without an answer, which is declined.
 */
export function errorStatus(
  { auth, body, errors }: Pick<Call, 'auth' | 'body' | 'errors'>,
  code: ErrorCode,
): number {
  if (code === 'PAYMENT_TECHNICAL_FAILURE' && errors.includes('PAYMENT_FAILED')) return 400
  const isValue = auth === 'cart' || (auth === 'none' && body !== undefined)
  return statusOfCode(code, isValue && NAMED.includes(code))
}
