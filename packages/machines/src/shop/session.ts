import { isShopError, shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import type { GuestSession, User, UserType } from '@selvage/core/session'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { loadCalls } from './lazy-gateway.ts'
import type { ShopOptions } from './shop-options.ts'

/**
 * The shopper's session. A `visitor` has no session, or one that has ended, and counts as a guest.
 * An embed's guest is identified by its token alone, so its `user` is null. `unknown` means that
 * the gateway could not be asked; no guest is created then.
 */
export type SessionState =
  | { readonly status: 'unasked' | 'visitor' | 'unknown'; readonly user: null }
  | { readonly status: 'guest'; readonly user: User | null }
  | { readonly status: 'member'; readonly user: User }

/** The session of a shop's shopper, shared by everything that reads or writes for them. */
export interface Session extends Store<SessionState> {
  /** The user type as the spec counts it. @source spec 1 §3 User types */
  type(): UserType
  /**
   * Loads the user; never rejects. A session that has ended makes a visitor, any other failure
   * makes the user unknown. @source spec 1 §4
   */
  load(): Promise<SessionState>
  /** Sets the user that the page already has, instead of loading it; null for a visitor. */
  setUser(user: User | null): void
  /**
   * Runs a write that needs a session. A visitor becomes a guest first. Rejects with `SERVER_ERROR`
   * when the user is unknown, and once with `EXPIRED_SESSION` when the session has ended, so that
   * nothing of a member's goes to a guest without a message.
   */
  withSession<T>(write: () => Promise<T>): Promise<T>
}

interface SessionParts {
  readonly gateway: Gateway
  readonly options: ShopOptions
  /** A guest who is identified by a token; undefined where cookies carry the session. */
  readonly guest: GuestSession | undefined
  readonly report: (error: unknown, where: string) => void
  /** Called when the known cart no longer belongs to the shopper. */
  readonly onNewGuest: () => void
  /** Called when a write finds that the session has ended. */
  readonly onEnded: () => void
}

/** Creates the session of one shop. */
export function createSession({
  gateway,
  options,
  guest,
  report,
  onNewGuest,
  onEnded,
}: SessionParts): Session {
  const store = createStore<SessionState>({ status: 'unasked', user: null })
  let loading: Promise<SessionState> | undefined
  let making: Promise<void> | undefined
  /** True from the answer that a session has ended until a write was rejected for it. */
  let hasEnded = false

  async function ask(): Promise<SessionState> {
    if (guest) return tokenState(guest)
    try {
      const { whoAmI } = await loadCalls()
      return stateOf(await gateway.send(whoAmI, { query: {} }))
    } catch (error) {
      hasEnded = isEnded(error)
      if (hasEnded) return stateOf(null)
      report(error, 'session.load')
      return { status: 'unknown', user: null }
    }
  }

  const load = (): Promise<SessionState> =>
    (loading ??= ask()
      .then((state) => {
        store.set(state)
        return state
      })
      .finally(() => {
        loading = undefined
      }))

  async function makeGuest(): Promise<void> {
    const { country, currency, locale } = options
    const { createGuest } = await loadCalls()
    const body = { kind: 'session', country, currency, locale } as const
    const made = await gateway.send(createGuest, { body })
    store.set({ status: 'guest', user: made.user })
  }

  async function ensure(): Promise<void> {
    const known = store.get().status
    const { status } = known === 'unasked' || known === 'unknown' ? await load() : store.get()
    if (status === 'unknown') throw shopError('SERVER_ERROR')
    if (hasEnded) {
      hasEnded = false
      onEnded()
      throw shopError('EXPIRED_SESSION', { status: 401 })
    }
    if (status === 'visitor')
      await (making ??= makeGuest().finally(() => {
        making = undefined
      }))
  }

  /** Returns true when a guest session has expired; a member has to log in instead. */
  async function isForgotten(error: unknown): Promise<boolean> {
    if (!isUnauthorized(error) || store.get().status === 'member') return false
    const { status } = await load()
    hasEnded = false
    return status === 'visitor'
  }

  async function withGuest<T>(each: GuestSession, write: () => Promise<T>): Promise<T> {
    try {
      return await each.withSession(write)
    } finally {
      const state = tokenState(each)
      if (state.status !== store.get().status) store.set(state)
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    type() {
      const { status } = store.get()
      if (status === 'member') return 'member'
      return status === 'guest' || status === 'visitor' ? 'guest' : 'unknown'
    },
    load,
    setUser(user) {
      hasEnded = false
      store.set(stateOf(user))
    },
    async withSession(write) {
      if (guest) return withGuest(guest, write)
      await ensure()
      try {
        return await write()
      } catch (error) {
        if (!(await isForgotten(error))) throw error
        onNewGuest()
        await ensure()
        return write()
      }
    },
  }
}

const isUnauthorized = (error: unknown): boolean => isShopError(error) && error.status === 401

/** An expired token that could not be refreshed yet ends no session: a retry may refresh it. */
const isEnded = (error: unknown): boolean =>
  isShopError(error) && error.status === 401 && error.code !== 'JWTExpired'

/** Returns the state of a session whose user is known; null stands for a visitor. */
function stateOf(user: User | null): SessionState {
  if (user === null) return { status: 'visitor', user }
  return user.type === 'member' ? { status: 'member', user } : { status: 'guest', user }
}

/** Returns the state of an embed's guest, who is identified by the token alone. */
function tokenState(guest: GuestSession): SessionState {
  return { status: guest.token() === undefined ? 'visitor' : 'guest', user: null }
}
