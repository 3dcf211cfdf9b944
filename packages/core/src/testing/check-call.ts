import * as v from 'valibot'
import type { Call, Schema } from '../contract/define-call.ts'
import { DeveloperError } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { reject } from './rejection.ts'
import type { TestShop, TestUser } from './test-shop.ts'

/** The credentials that a request brought. */
export interface RequestIdentity {
  /** The token of an embed's cart. */
  readonly bearer: string | undefined
  /** `omit` means that the request came without cookies. */
  readonly credentials: RequestCredentials | undefined
}

/** Calls that anyone can make and whose answer depends on the user. */
const PERSONAL = ['session.whoAmI', 'cart.count']

/**
 * Finds the user of a request; null for a visitor without a session. An unknown token is rejected
 * only by calls whose answer depends on the user.
 */
export function userOf(
  shop: TestShop,
  call: Call,
  { bearer, credentials }: RequestIdentity,
): TestUser | null {
  if (bearer === undefined)
    return credentials === 'omit' ? null : (shop.users.get(shop.cookies ?? '') ?? null)
  const user = shop.users.get(shop.tokens.get(bearer) ?? '') ?? null
  const needsUser = call.auth === 'session' || PERSONAL.includes(call.name)
  return user === null && needsUser ? reject('JWTInvalid', { status: 401 }) : user
}

/** Reads a query or a body by its schema; rejects with the code and field of the first issue. */
export function checkInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const [issue] = read.issues
  const field = issue.path?.map(({ key }) => String(key)).join('.')
  return reject(codeOf(issue), field === undefined ? {} : { field })
}

function codeOf(issue: v.BaseIssue<unknown>): ErrorCode {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'FIELD_NAME_INVALID_OR_INEDITABLE'
  return issue.received === 'undefined' ? 'FIELD_CANNOT_BE_BLANK' : 'FIELD_VALUE_INVALID'
}

/** Returns an answer that fits the contract; throws for one that no real gateway could give. */
export function checkAnswer(call: Call, answer: unknown): unknown {
  const read = v.safeParse(call.answer, answer)
  if (read.success) return answer
  const where = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new DeveloperError(
    `The test gateway's answer to ${call.name} does not fit the contract at "${where}" (${read.issues[0].message}), so it would be read as SERVER_ERROR. Change its handler in core/testing.`,
  )
}
