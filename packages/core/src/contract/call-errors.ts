import type { ErrorCode } from '../errors/catalogue.table.ts'

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
