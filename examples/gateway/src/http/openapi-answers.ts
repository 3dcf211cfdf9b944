import { CALL_AUTH, errorStatus } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'

type Json = Readonly<Record<string, unknown>>

const errors = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
} as const

/** The answers that calls share: an operation names its own codes beside them. */
export const ERROR_ANSWERS = {
  Rejected: {
    description:
      'The request is none that this call takes. FIELD_*: FIELD_CANNOT_BE_BLANK, FIELD_NAME_INVALID_OR_INEDITABLE or FIELD_VALUE_INVALID, each with its `field`',
    ...errors,
  },
  NoSession: {
    description: 'EXPIRED_SESSION, JWTExpired or JWTInvalid: no session opens the call',
    ...errors,
  },
  NotAllowed: { description: 'UNAUTHORIZED: these credentials do not open the call', ...errors },
  TooOften: {
    description: 'TOO_MANY_ATTEMPTS or SERVER_ERROR: too many requests',
    headers: {
      'Retry-After': {
        description: 'Seconds after which the request is taken again',
        schema: { type: 'integer' },
      },
    },
    ...errors,
  },
  Failed: {
    description:
      'SERVER_ERROR: the gateway failed, is full or restarts. FIELD_VALUE_INVALID: the path (404), the size of the body (413), its type (415), or a key that was sent with another request (422)',
    ...errors,
  },
} as const

const answer = (name: keyof typeof ERROR_ANSWERS, codes: readonly ErrorCode[] = []): Json => ({
  $ref: `#/components/responses/${name}`,
  ...(codes.length > 0 && { description: namesOf(codes) }),
})

/** Names codes; those of fields, which most calls have, are one, so that the document is small. */
const namesOf = (codes: readonly ErrorCode[]): string =>
  [...new Set(codes.map((code) => (code.startsWith('FIELD_') ? 'FIELD_*' : code)))].join(', ')

/** Returns the answers of a call that are no success, by their status, each with its codes. */
export function errorAnswersOf(call: Call): Json {
  const { user, cartToken } = CALL_AUTH[call.auth]
  const byStatus = Map.groupBy(call.errors, (code) => errorStatus(call, code))
  const own = [...byStatus].filter(([status]) => status < 500 && status !== 429)
  return {
    ...(user !== 'none' && { 401: answer('NoSession') }),
    ...(!cartToken && { 403: answer('NotAllowed') }),
    ...Object.fromEntries(own.map(([status, codes]) => [status, answer('Rejected', codes)])),
    429: answer('TooOften'),
    default: answer('Failed'),
  }
}
