import { MAX_DEPTH } from './body-limits.ts'
import { httpError } from './http-error.ts'
import type { HttpError } from './http-error.ts'

/** Why a body cannot be read as JSON, with the sentence for a developer. */
const BODY_SENTENCES = {
  encoding: 'The body is not UTF-8.',
  json: 'The body is not JSON.',
  depth: `The body has more than ${MAX_DEPTH} levels of objects and lists.`,
  number: 'The body has a number that is too large for a double.',
} as const

/** A body that is no JSON that the gateway reads. */
export function unreadableBody(why: keyof typeof BODY_SENTENCES): HttpError {
  return httpError('FIELD_VALUE_INVALID', { message: BODY_SENTENCES[why] })
}

export function bodyTooLong(maxBytes: number): HttpError {
  return httpError('FIELD_VALUE_INVALID', {
    status: 413,
    message: `The body has more than ${maxBytes} bytes, which are the most of this call.`,
  })
}

export function bodyOfOtherType(): HttpError {
  return httpError('FIELD_VALUE_INVALID', {
    status: 415,
    message: 'The body must be JSON in UTF-8. Send the header Content-Type: application/json.',
  })
}

const KEY = 'Idempotency-Key'

export function invalidKey(): HttpError {
  return httpError('FIELD_VALUE_INVALID', {
    field: KEY,
    message: 'The key must be 1 to 255 visible ASCII characters, and not the number of a card.',
  })
}

/** A key that was sent before with other content. */
export function keyOfOtherContent(): HttpError {
  return httpError('FIELD_VALUE_INVALID', {
    status: 422,
    field: KEY,
    message: 'The key was sent before with another request. Send a new key with each new request.',
  })
}

export function invalidVersion(): HttpError {
  return httpError('FIELD_VALUE_INVALID', {
    field: 'If-Match',
    message: 'The value must be the version of the cart in quotation marks, for example "3".',
  })
}
