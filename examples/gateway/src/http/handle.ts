import type { Call, CallBody, CallInput, CallQuery, CallReply } from '@selvage/core/contract'
import type { Locale } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import type { Session } from '../session/session.ts'

/**
 * The values that stood in the path, as text. A handler decides what is none of its ids: a 404,
 * never a database error.
 */
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
  /** Whoever the request comes from; reading it throws 401 when there is nobody. */
  readonly session: Session
  /**
   * The same, or null for a visitor without a session; reading it throws 401 when the session needs
   * a refresh.
   */
  readonly visitor: Session | null
  /** `page_locale`, else what the visitor speaks, else en_US. */
  readonly locale: Locale
  /**
   * The cart's version in `If-Match`; -1 for something that is no version and so never the current
   * one.
   */
  readonly version: number
  /** The idempotency key of a keyed call, and what its body was. */
  readonly key: string
  readonly bodyHash: string
  /** The peer's address, for limits. */
  readonly peer: string
  readonly requestId: string
  /** Adds a `Set-Cookie` line to the answer. */
  setCookie(line: string): void
}

export type CallHandler<C extends Call> = (
  context: CallContext<C>,
  deps: Deps,
) => Promise<CallReply<C>>

/** A call with what answers it. */
export interface Route {
  readonly call: Call
  readonly run: (context: CallContext<Call>, deps: Deps) => Promise<unknown>
  /**
   * Looks at the path once the origin is settled, before the query and the body are read; throws
   * for what is nowhere.
   */
  readonly checkPath?: (params: Readonly<Record<string, string>>) => void
  /** Longest body, bytes, where it is not the usual one. */
  readonly maxBodyBytes?: number
}

/**
 * Binds a contract's call to its handler. The query and body that the handler gets have passed the
 * contract; what it gives back is typed by it. Rejections are thrown: `throw fault('ORDER_NOT_FOUND',
 * { status: 404 })`.
 */
export function handle<C extends Call>(
  call: C,
  handler: CallHandler<C>,
  more: Pick<Route, 'checkPath' | 'maxBodyBytes'> = {},
): Route {
  return { call, run: handler as unknown as Route['run'], ...more }
}
