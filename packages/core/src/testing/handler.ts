import type { Call, CallBody, CallQuery, CallReply } from '../contract/define-call.ts'
import { reject } from './rejection.ts'
import { openCart } from './test-shop.ts'
import type { TestCart, TestShop, TestUser } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'

/** A request that fits the contract. */
export interface CheckedRequest<C extends Call = Call> {
  readonly shop: TestShop
  /** The user of the request; null for a visitor without a session. */
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
  readonly run: (request: CheckedRequest) => unknown
}

/** Makes the handler of one call. Its result must fit the call's answer. */
export function handle<C extends Call>(
  call: C,
  run: (request: CheckedRequest<C>) => CallReply<C>,
): Handler {
  return { call, run: run as unknown as Handler['run'] }
}

/** Returns the user of a request; rejects a request without one. */
export function signedIn({ user }: Pick<CheckedRequest, 'user'>): TestUser {
  return user ?? reject('EXPIRED_SESSION', { status: 401 })
}

/** Returns the user's open cart; rejects another id than the cart's and a stale version. */
export function versionedCart(request: CheckedRequest, id?: string): TestCart {
  const cart = openCart(request.shop, signedIn(request))
  if (id !== undefined && cart.id !== id) reject('ORDER_NOT_FOUND', { status: 404 })
  if (cart.version !== request.version)
    reject('CART_VERSION_CONFLICT', { status: 409, current: wireCart(request.shop, cart) })
  return cart
}

/** Returns the user's cart, open or just closed; rejects another id than the cart's. */
export function cartOf(request: CheckedRequest, id: string): TestCart {
  const { cart } = signedIn(request)
  return cart?.id === id ? cart : reject('ORDER_NOT_FOUND', { status: 404 })
}
