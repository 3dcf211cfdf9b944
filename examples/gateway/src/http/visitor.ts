import type { Call } from '@selvage/core/contract'
import type { Deps } from '../app-deps.ts'

/** The user of a request. */
export interface Session {
  /** Public id of the guest or member. */
  readonly userId: string
  /**
   * `session`: our own cookies, everything of that user. `embed`: a partner page's token, the
   * user's cart and nothing else.
   */
  readonly kind: 'session' | 'embed'
  readonly guest: boolean
  /** The row of `sessions`; null for an embed. */
  readonly sessionId: string | null
}

/** The user of a request, read once; a session that cannot be used is reported when asked for. */
export interface Visitor {
  /** Returns the session; throws 401 when there is none, 403 for a guest in a call of members. */
  session(): Session
  /** Returns null when there is no session; throws 401 when it has to be refreshed first. */
  visitor(): Session | null
}

/** Reads the user of a request from its token or cookies. */
export type ReadVisitor = (
  request: Request,
  call: Call,
  deps: Deps,
  setCookie: (line: string) => void,
) => Promise<Visitor>
