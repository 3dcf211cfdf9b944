import * as v from 'valibot'
import type { Call, Schema } from '../contract/define-call.ts'
import { isMissing } from '../contract/is-missing.ts'
import { DeveloperError } from '../contract/shop-error.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import { WALL_LENGTH_MESSAGES } from '../wallpaper/wall-length.ts'
import { reject, Rejection } from './rejection.ts'
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

/** Calls of a session that an embed's cart token opens. */
const EMBED_CALLS = [
  'session.preferences',
  'cart.add',
  'cart.get',
  'cart.patch',
  'cart.replace',
  'cart.remove',
  'cart.promo',
  'cart.handover',
  'wallpaper.add',
  'wallpaper.replace',
  'fill-a-yard.add',
  'fill-a-yard.replace',
]

/**
 * Finds the user of a request; null for a visitor without a session. An unknown token is rejected
 * only by calls whose answer depends on the user. A known token opens the cart and nothing else.
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
  if (user === null) return needsUser ? reject('JWTInvalid', { status: 401 }) : null
  if (call.auth === 'session' && !EMBED_CALLS.includes(call.name))
    reject('UNAUTHORIZED', { status: 403 })
  return user
}

/** The most errors of one answer. */
const MAX_ERRORS = 20

/** The spec's texts for wall lengths. */
const WALL_MESSAGES: readonly string[] = Object.values(WALL_LENGTH_MESSAGES)

/** Reads a query or a body by its schema; rejects with the code and text of each field. */
export function checkInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const details = read.issues.map((issue) => detailOf(schema, issue))
  const seen = new Set<string>()
  const errors = details.filter((detail) => {
    const key = `${detail.code} ${detail.field ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
  throw new Rejection(400, errors.slice(0, MAX_ERRORS))
}

function detailOf(schema: Schema, issue: v.BaseIssue<unknown>): ErrorDetail {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const field = path.join('.')
  const at = field === '' ? {} : { field }
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', ...at }
  if (field === 'currency') return { code: 'CURRENCY_INVALID', ...at }
  if (isMissing(issue.input) && (issue.input !== -1 || !isOptional(schema, path)))
    return { code: 'FIELD_CANNOT_BE_BLANK', ...at, message: 'required' }
  return { code: 'FIELD_VALUE_INVALID', ...at, ...messageOf(field, issue) }
}

/** The spec's text for a wrong value, where it has one. @source spec 1 §5 */
function messageOf(field: string, { type, message }: v.BaseIssue<unknown>): { message?: string } {
  if (field === 'quantity' && (type === 'number' || type === 'integer'))
    return { message: 'must be an integer' }
  return WALL_MESSAGES.includes(message) ? { message } : {}
}

/** True for a field that can be left out; there -1 is a wrong value and not a missing one. */
function isOptional(schema: unknown, path: readonly string[]): boolean {
  let at = schema
  for (const key of path) {
    const entries = (at as { entries?: Readonly<Record<string, unknown>> } | undefined)?.entries
    at = entries && Object.hasOwn(entries, key) ? entries[key] : undefined
  }
  return (at as { type?: unknown } | undefined)?.type === 'optional'
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
