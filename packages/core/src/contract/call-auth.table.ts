interface CallAuthRow {
  /**
   * Whether the call is made for a user. `required`: a request without one is rejected with 401;
   * `optional`: the answer depends on the user if there is one, so an unknown token is rejected
   * with 401.
   */
  readonly user: 'none' | 'optional' | 'required'
  /**
   * True when the cart token of an embed opens the call; otherwise a request that brings one is
   * rejected with 403.
   */
  readonly cartToken: boolean
  /**
   * Set where the token of an order's mail, in the header `Order-Token`, opens the order that the
   * path names. `alone`: to everybody who has it; `beside`: to a user who has it, whoever placed
   * the order.
   */
  readonly orderToken?: 'alone' | 'beside'
  /**
   * True when `Idempotency-Key` and `If-Match` can be left out, as in the spec's own calls.
   * @source spec 1 §7
   */
  readonly plain?: true
  /** True when a guest is rejected with 403, before the query and the body are read. */
  readonly membersOnly?: true
}

/**
 * Who can make a call. A new kind of call that an embed's page makes for its shopper is `cart`;
 * everything else of a user is `session`.
 */
export const CALL_AUTH = {
  /** Everyone. */
  none: { user: 'none', cartToken: true },
  /** Everyone; a user gets an answer of their own. */
  optional: { user: 'optional', cartToken: true },
  /** Everyone on the storefront, where a session begins or ends. */
  visitor: { user: 'optional', cartToken: false },
  /** A guest or a member, and a partner's page with the cart token of its guest. */
  cart: { user: 'required', cartToken: true, plain: true },
  /** A guest or a member by the session's cookies. */
  session: { user: 'required', cartToken: false },
  /** A member by the session's cookies. */
  member: { user: 'required', cartToken: false, membersOnly: true },
  /** The buyer by the session's cookies, and everyone with the token of the order's mail. */
  order: { user: 'required', cartToken: false, orderToken: 'alone' },
  /** The buyer, and every guest or member with that token, whose cart the call fills. */
  reorder: { user: 'required', cartToken: false, orderToken: 'beside' },
  /** The payment provider, by its signature. */
  provider: { user: 'none', cartToken: false },
} as const satisfies Readonly<Record<string, CallAuthRow>>

/** Who can make a call. */
export type CallAuth = keyof typeof CALL_AUTH

/** True for a call that works without `Idempotency-Key` and `If-Match`. */
export const isPlain = ({ auth }: { readonly auth: CallAuth }): boolean =>
  'plain' in CALL_AUTH[auth]

/** True for a call that no guest can make. */
export const isForMembers = ({ auth }: { readonly auth: CallAuth }): boolean =>
  'membersOnly' in CALL_AUTH[auth]

/** The header that carries the token of an order's mail, so that no address has it. */
export const ORDER_TOKEN_HEADER = 'Order-Token'

/**
 * Returns whether the token of an order's mail opens a call alone or beside a session; undefined
 * where it does neither.
 */
export const orderTokenUse = ({
  auth,
}: {
  readonly auth: CallAuth
}): 'alone' | 'beside' | undefined => {
  const row: CallAuthRow = CALL_AUTH[auth]
  return row.orderToken
}

/**
 * True for a request that only a user can make: one of a call for users, unless it brings the token
 * of an order's mail that opens the call alone.
 */
export const needsUser = (
  call: { readonly auth: CallAuth },
  orderToken: string | undefined,
): boolean =>
  CALL_AUTH[call.auth].user === 'required' &&
  (orderToken === undefined || orderTokenUse(call) !== 'alone')

/**
 * How long two requests of the same content without a key are one, milliseconds.
 */
export const SAME_CONTENT_MS = 10_000

/** The version of a request that names none: it is always current. */
export const ANY_VERSION = -2
