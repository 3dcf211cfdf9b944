import { ANY_VERSION } from '../contract/call-auth.table.ts'
import type { Call, CallBody, CallQuery, CallReply } from '../contract/define-call.ts'
import { reject } from './rejection.ts'
import { assertOpen, pendingCart } from './test-shop.ts'
import type { TestCart, TestLine, TestShop, TestUser } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'

/** A request that fits the contract. */
export interface CheckedRequest<C extends Call = Call> {
  readonly shop: TestShop
  /** The user of the request; null for a visitor without a session. */
  readonly user: TestUser | null
  readonly params: Readonly<Record<string, string>>
  readonly query: CallQuery<C>
  readonly body: CallBody<C>
  /** The token of an order's mail, where the call takes one and the request brings it. */
  readonly orderToken: string | undefined
  readonly key: string
  /** The cart's version that the request was made for; ANY_VERSION where it is left out. */
  readonly version: number
  /** The `User-Agent` of the browser; null for a request without one. */
  readonly userAgent: string | null
  /** True for a request of a browser that sends Global Privacy Control. */
  readonly byBrowser: boolean
  /** Origin of the page that makes the request; null for a request of no page. */
  readonly origin: string | null
  /** The query as it was sent. */
  readonly searchParams: URLSearchParams
  /** Says in the answer's headers that the request was sent before and did nothing again. */
  markReplayed(): void
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

/** Rejects a request that needs a session and comes without any: nobody has logged in yet. */
export const rejectWithoutSession = (): never =>
  reject('EXPIRED_SESSION', { params: { reason: 'no_session' } })

/** Returns the user of a request; rejects a request without one. */
export function signedIn({ user }: Pick<CheckedRequest, 'user'>): TestUser {
  return user ?? rejectWithoutSession()
}

/** Returns a cart of the user's own, ordered or not; rejects every other id. */
export function cartOf(request: CheckedRequest, id = request.params['id'] ?? ''): TestCart {
  const { cart, orders } = signedIn(request)
  return (
    [...(cart ? [cart] : []), ...orders].find((each) => each.id === id) ?? reject('ORDER_NOT_FOUND')
  )
}

/** Returns an open cart of the user's own at the version of the request. */
export function versionedCart(request: CheckedRequest): TestCart {
  const cart = cartOf(request)
  assertVersion(request, cart)
  return cart
}

/**
 * Returns the line of a request with its cart, open and at the version of the request; no line when
 * the cart does not have it.
 */
export function lineOf(request: CheckedRequest): { cart: TestCart; line: TestLine | undefined } {
  const cart = pendingCart(signedIn(request)) ?? reject('ORDER_ITEM_NOT_FOUND')
  const line = cart.lines.find(({ id }) => id === request.params['id'])
  if (line) assertVersion(request, cart)
  return { cart, line }
}

/**
 * Returns the removed line of a request with its cart, open and at the version of the request; no
 * line when it is back already. Rejects a line that cannot come back.
 */
export function removedLineOf(request: CheckedRequest): ReturnType<typeof lineOf> {
  const cart = pendingCart(signedIn(request)) ?? reject('ORDER_ITEM_NOT_FOUND')
  const id = request.params['id']
  if (cart.lines.some((line) => line.id === id)) return { cart, line: undefined }
  const line = cart.removed.find((each) => each.id === id)
  if (!line) return reject('ORDER_ITEM_NOT_FOUND')
  assertVersion(request, cart)
  return { cart, line }
}

function assertVersion({ shop, version }: CheckedRequest, cart: TestCart): void {
  assertOpen(cart)
  if (version !== ANY_VERSION && cart.version !== version)
    reject('CART_VERSION_CONFLICT', { current: wireCart(shop, cart) })
}
