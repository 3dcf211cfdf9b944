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
   * True when `Idempotency-Key` and `If-Match` can be left out, as in the spec's own calls.
   * @source spec 1 §7
   */
  readonly plain?: true
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
  /** The payment provider, by its signature. */
  provider: { user: 'none', cartToken: false },
} as const satisfies Readonly<Record<string, CallAuthRow>>

/** Who can make a call. */
export type CallAuth = keyof typeof CALL_AUTH

/** True for a call that works without `Idempotency-Key` and `If-Match`. */
export const isPlain = ({ auth }: { readonly auth: CallAuth }): boolean =>
  'plain' in CALL_AUTH[auth]

/**
 * How long two requests of the same content without a key are one, milliseconds.
 */
export const SAME_CONTENT_MS = 10_000

/** The version of a request that names none: it is always current. */
export const ANY_VERSION = -2
