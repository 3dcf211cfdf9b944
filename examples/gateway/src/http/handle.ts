import type { Call, CallBody, CallInput, CallQuery, CallReply } from '@selvage/core/contract'
import type { Locale } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import type { LimitName } from './limits.table.ts'
import type { Session } from './visitor.ts'

/** The values of a path, as text: a handler answers 404 for text that cannot be an id. */
export type CallParams<C> =
  CallInput<C> extends { readonly params: infer P }
    ? { readonly [K in keyof P]: string }
    : Readonly<Record<string, string>>

/** One request, read and checked by its contract. */
export interface CallContext<C> {
  readonly params: CallParams<C>
  readonly query: CallQuery<C>
  readonly body: CallBody<C>
  /** The body's bytes, for a signature. */
  readonly rawBody: Uint8Array
  readonly request: Request
  /** The user of the request; reading it throws 401 when there is none. */
  readonly session: Session
  /**
   * The same, or null for a visitor without a session; reading it throws 401 when the session needs
   * a refresh.
   */
  readonly visitor: Session | null
  /** `page_locale`, else en_US. */
  readonly locale: Locale
  /**
   * The cart's version in `If-Match`; ANY_VERSION for a request that may leave it out and does.
   */
  readonly version: number
  /**
   * The idempotency key of a keyed call, empty where it may be left out, and a hash of its
   * parameters and body.
   */
  readonly key: string
  readonly bodyHash: string
  /** The token of an order's mail, where the call takes one and the request brings it. */
  readonly orderToken: string | undefined
  /** The peer's address, for limits. */
  readonly peer: string
  readonly requestId: string
  /** Adds a `Set-Cookie` line to the answer. */
  setCookie(line: string): void
  /** Says in the answer's headers that the request was sent before and did nothing again. */
  markReplayed(): void
}

export type CallHandler<C extends Call> = (
  context: CallContext<C>,
  deps: Deps,
) => Promise<CallReply<C>>

/** A call with its handler. */
export interface Route {
  readonly call: Call
  readonly run: (context: CallContext<Call>, deps: Deps) => Promise<unknown>
  /** Checks the path after the origin and before query and body; throws 404 for an unknown one. */
  readonly checkPath?: (params: Readonly<Record<string, string>>) => void
  /** Longest body, bytes, where it is not the usual one. */
  readonly maxBodyBytes?: number
  /** The limit that counts each request, before its body is read. */
  readonly limit?: LimitName
  /** Messages of the contract's own checks that the answer repeats at their fields. */
  readonly messages?: readonly string[]
  /** Describes the parameters whose contract takes any text, for the OpenAPI document. */
  readonly queryValues?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A page or file that no contract describes, such as an image. */
export interface PlainRoute {
  readonly path: string
  /** GET unless given. */
  readonly method?: 'GET' | 'POST'
  readonly name: string
  /** True when pages of any origin may read it; the route then sets the headers for that. */
  readonly open: boolean
  readonly run: (
    request: Request,
    params: Readonly<Record<string, string>>,
    deps: Deps,
    /** The visitor's address, for limits. */
    peer: string,
  ) => Promise<Response>
}

/**
 * Binds a contract's call to its handler. The query and body that the handler gets have passed the
 * contract, and its answer is typed by it. Rejections are thrown:
 * `throw httpError('ORDER_NOT_FOUND')`.
 */
export function handle<C extends Call>(
  call: C,
  handler: CallHandler<C>,
  more: Pick<Route, 'checkPath' | 'limit' | 'maxBodyBytes' | 'messages'> = {},
): Route {
  return { call, run: handler as unknown as Route['run'], ...more }
}
