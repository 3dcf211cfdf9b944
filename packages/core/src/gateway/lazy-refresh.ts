import { isShopError } from '../contract/shop-error.ts'

/** A call that was rejected because its session has expired. */
export interface ExpiredCall<T> {
  readonly path: string
  /** Sends the call again, with its body. */
  readonly run: () => Promise<T>
  readonly error: unknown
  /** When the call began, milliseconds. */
  readonly startedAt: number
  /** The refreshes of this tab until then. */
  readonly countAtStart: number
}

/** Refreshes a session for the calls of one client. */
export interface Refresher {
  /** How often the session was refreshed. */
  readonly count: number
  /** Allows the call's URL another refresh. */
  succeeded(path: string): void
  again<T>(call: ExpiredCall<T>): Promise<T>
}

/** True for the answer to a call whose session has to be refreshed. */
export const isExpired = (error: unknown): boolean =>
  isShopError(error) && error.status === 401 && error.code === 'JWTExpired'

/**
 * Returns the way to run a call whose session may have expired. The code of a refresh is fetched
 * with the first one, so that the pages of visitors do not carry it.
 */
export function refreshing(load: () => Promise<Refresher>, now = Date.now) {
  let refresher: Refresher | undefined
  let loading: Promise<Refresher> | undefined
  return async <T>(path: string, run: () => Promise<T>): Promise<T> => {
    const startedAt = now()
    const countAtStart = refresher?.count ?? 0
    try {
      const answer = await run()
      refresher?.succeeded(path)
      return answer
    } catch (error) {
      if (!isExpired(error)) throw error
      loading ??= load()
      try {
        refresher = await loading
      } catch {
        loading = undefined
        throw error
      }
      return refresher.again({ path, run, error, startedAt, countAtStart })
    }
  }
}
