import type { Call, CallBody, CallQuery, CallReply } from '../contract/define-call.ts'
import { reject } from './rejection.ts'
import { openCart } from './test-shop.ts'
import type { TestCart, TestShop, TestUser } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'

/** A request that has passed the contract. */
export interface RecordedRequest<C extends Call = Call> {
  readonly shop: TestShop
  /** Who asks; null for a visitor without a session. */
  readonly user: TestUser | null
  readonly params: Readonly<Record<string, string>>
  readonly query: CallQuery<C>
  readonly body: CallBody<C>
  readonly key: string
  readonly version: number
  /** True when the request came without cookies, from an embed. */
  readonly embedded: boolean
}

export interface Handler {
  readonly call: Call
  readonly run: (asked: RecordedRequest) => unknown
}

/** Answers one call of the contract; what comes back must fit its answer. */
export function handle<C extends Call>(
  call: C,
  run: (asked: RecordedRequest<C>) => CallReply<C>,
): Handler {
  return { call, run: run as unknown as Handler['run'] }
}

/** The user of a call that needs one. */
export function signedIn({ user }: Pick<RecordedRequest, 'user'>): TestUser {
  return user ?? reject('EXPIRED_SESSION', { status: 401 })
}

/** The user's cart of an id, checked against the version that the request was made for. */
export function versionedCart(asked: RecordedRequest, id?: string): TestCart {
  const cart = openCart(asked.shop, signedIn(asked))
  if (id !== undefined && cart.id !== id) reject('ORDER_NOT_FOUND', { status: 404 })
  if (cart.version !== asked.version)
    reject('CART_VERSION_CONFLICT', { status: 409, current: wireCart(asked.shop, cart) })
  return cart
}

/** The user's cart of an id, open or just closed. */
export function cartOf(asked: RecordedRequest, id: string): TestCart {
  const { cart } = signedIn(asked)
  return cart?.id === id ? cart : reject('ORDER_NOT_FOUND', { status: 404 })
}
