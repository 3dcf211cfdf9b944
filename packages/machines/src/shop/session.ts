import { isShopError, shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import type { GuestSession, User, UserType } from '@selvage/core/session'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { loadCalls } from './lazy-gateway.ts'
import type { ShopOptions } from './shop-options.ts'

/**
 * The shopper's session. A `visitor` has no session yet and counts as a guest. An embed's guest is
 * identified by its token alone, so its `user` is null. `unknown` means that the gateway could not
 * be asked; no guest is created then.
 */
export type SessionState =
  | { readonly status: 'unasked' | 'visitor' | 'unknown'; readonly user: null }
  | { readonly status: 'guest'; readonly user: User | null }
  | { readonly status: 'member'; readonly user: User }

/** The session of a shop's shopper, shared by everything that reads or writes for them. */
export interface Session extends Store<SessionState> {
  /** The user type as the spec counts it. @source spec 1 §3 User types */
  type(): UserType
  /** Loads the user; never rejects, because a failure makes the user unknown. @source spec 1 §4 */
  load(): Promise<SessionState>
  /** Sets the user that the page already has, instead of loading it; null for a visitor. */
  setUser(user: User | null): void
  /**
   * Runs a write that needs a session. A visitor becomes a guest first. Rejects with `SERVER_ERROR`
   * when the user is unknown.
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
}

/** Creates the session of one shop. */
export function createSession({
  gateway,
  options,
  guest,
  report,
  onNewGuest,
}: SessionParts): Session {
  const store = createStore<SessionState>({ status: 'unasked', user: null })
  let loading: Promise<SessionState> | undefined
  let making: Promise<void> | undefined

  async function ask(): Promise<SessionState> {
    if (guest) return tokenState(guest)
    try {
      const { whoAmI } = await loadCalls()
      return stateOf(await gateway.send(whoAmI, { query: {} }))
    } catch (error) {
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
    if (status === 'visitor')
      await (making ??= makeGuest().finally(() => {
        making = undefined
      }))
  }

  /** Returns true when a guest session has expired; a member has to log in instead. */
  async function isForgotten(error: unknown): Promise<boolean> {
    if (!isShopError(error) || error.status !== 401 || store.get().status === 'member') return false
    return (await load()).status === 'visitor'
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
    setUser: (user) => store.set(stateOf(user)),
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

/** Returns the state of a session whose user is known; null stands for a visitor. */
function stateOf(user: User | null): SessionState {
  if (user === null) return { status: 'visitor', user }
  return user.type === 'member' ? { status: 'member', user } : { status: 'guest', user }
}

/** Returns the state of an embed's guest, who is identified by the token alone. */
function tokenState(guest: GuestSession): SessionState {
  return { status: guest.token() === undefined ? 'visitor' : 'guest', user: null }
}
