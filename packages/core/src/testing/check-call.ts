import * as v from 'valibot'
import { CALL_AUTH } from '../contract/call-auth.table.ts'
import { unlistedError } from '../contract/call-errors.ts'
import type { Call, Schema } from '../contract/define-call.ts'
import { readInput } from '../contract/read-input.ts'
import { DeveloperError } from '../contract/shop-error.ts'
import { REVIEW_TEXT_MESSAGES } from '../reviews/reviews.contract.ts'
import { WALL_LENGTH_MESSAGES } from '../wallpaper/wall-length.ts'
import type { CheckedRequest, Handler } from './handler.ts'
import { reject, Rejection } from './rejection.ts'
import { dropEndedLogIn } from './test-log-in.ts'
import type { TestShop, TestUser } from './test-shop.ts'

/** The credentials that a request brought. */
export interface RequestIdentity {
  /** The token of an embed's cart. */
  readonly bearer: string | undefined
  /** `omit` means that the request came without cookies. */
  readonly credentials: RequestCredentials | undefined
}

/**
 * Finds the user of a request; null for a visitor without a session. An unknown token is rejected
 * only by calls whose answer depends on the user. A known token opens the cart and nothing else.
 */
export function userOf(
  shop: TestShop,
  call: Call,
  { bearer, credentials }: RequestIdentity,
): TestUser | null {
  dropEndedLogIn(shop)
  if (bearer === undefined)
    return credentials === 'omit' ? null : (shop.users.get(shop.cookies ?? '') ?? null)
  const user = shop.users.get(shop.tokens.get(bearer) ?? '') ?? null
  const auth = CALL_AUTH[call.auth]
  if (user === null) return auth.user === 'none' ? null : reject('JWTInvalid')
  return auth.cartToken ? user : reject('UNAUTHORIZED', { message: STOREFRONT_ONLY })
}

/** The message for a page that checks out with a cart token. */
const STOREFRONT_ONLY =
  'A cart token opens its own cart alone. Hand the cart over to the storefront for the checkout.'

/** Texts of the contracts that answers repeat. */
const MESSAGES: readonly string[] = [
  ...Object.values(WALL_LENGTH_MESSAGES),
  ...REVIEW_TEXT_MESSAGES,
]

/** Reads a query or a body by its schema; rejects with the code and text of each field. */
export function checkInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = readInput(schema, value, MESSAGES)
  if (!read.ok) throw new Rejection(400, read.errors)
  return read.output
}

/** Runs a handler; throws for a rejection whose code its call does not list. */
export function runListed({ call, run }: Handler, request: CheckedRequest): unknown {
  try {
    return run(request)
  } catch (error) {
    const code = error instanceof Rejection ? unlistedError(call, error.errors) : undefined
    if (code === undefined) throw error
    throw new DeveloperError(
      `The test gateway rejects ${call.name} with ${code}, which the call does not list, so nobody who reads its contract knows of it. Add the code to the errors of the call.`,
    )
  }
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
