import { callUrl } from '../contract/call-request.ts'
import { refreshToken } from '../session/session.contract.ts'
import { isExpired } from './lazy-refresh.ts'
import type { ExpiredCall, Refresher } from './lazy-refresh.ts'
import { readFailure } from './read-failure.ts'
import type { RefreshTurns } from './refresh-turns.ts'

export { browserTurns } from './refresh-turns.ts'

/** The parts of a refresher that touch the world. */
interface RefresherParts {
  /** Sends the request of a refresh, once. */
  readonly get: (path: string) => Promise<unknown>
  /** The turns of the browser's tabs; each tab on its own where they are left out. */
  readonly turns?: RefreshTurns | undefined
  readonly now?: () => number
}

/**
 * Refreshes an expired session and sends the call again. Calls that fail at the same time share one
 * refresh, in all tabs of a browser, and a URL causes no second one until it has succeeded. URLs
 * are compared without `page_locale`.
 * @source spec 1 §7
 */
export function createRefresher({ get, turns, now = Date.now }: RefresherParts): Refresher {
  const refreshedUrls = new Set<string>()
  let running: Promise<boolean> | undefined
  let count = 0
  let ownStamp = 0

  /** True when another tab has refreshed the session since then. */
  function isFreshElsewhere(since: number): boolean {
    const last = turns?.last() ?? 0
    return last >= since && last !== ownStamp
  }

  /** Refreshes the session; resolves to true where another tab had its turn just before. */
  async function takeTurn(since: number, waited: boolean): Promise<boolean> {
    if (waited || isFreshElsewhere(since)) return true
    await get(callUrl(refreshToken)).catch((error: unknown) => {
      throw readFailure(error)
    })
    ownStamp = now()
    turns?.mark(ownStamp)
    return false
  }

  function refresh(since: number, trustsOthers = true): Promise<boolean> {
    running ??= (
      turns
        ? turns.alone((waited) => takeTurn(since, waited && trustsOthers))
        : takeTurn(since, false)
    )
      .then((wasElsewhere) => {
        count += 1
        return wasElsewhere
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  /** Sends a call again; undefined when the session has expired once more. */
  async function retry<T>({ run }: ExpiredCall<T>): Promise<{ answer: T } | { error: unknown }> {
    try {
      return { answer: await run() }
    } catch (error) {
      if (!isExpired(error)) throw error
      return { error }
    }
  }

  async function again<T>(call: ExpiredCall<T>): Promise<T> {
    const url = urlOf(call.path)
    let { error, startedAt } = call
    // Where the session was refreshed meanwhile, the new token is simply tried.
    if (count > call.countAtStart || isFreshElsewhere(startedAt)) {
      startedAt = now()
      const tried = await retry(call)
      if ('answer' in tried) return tried.answer
      error = tried.error
    }
    if (refreshedUrls.has(url) && !running) throw error
    refreshedUrls.add(url)
    const wasElsewhere = await refresh(startedAt)
    if (!wasElsewhere) return call.run()
    startedAt = now()
    const countBefore = count
    const tried = await retry(call)
    if ('answer' in tried) return tried.answer
    // The other tab's refresh has failed, or its token has expired in its turn.
    if (count === countBefore) await refresh(startedAt, false)
    return call.run()
  }

  return {
    get count() {
      return count
    },
    succeeded: (path) => void refreshedUrls.delete(urlOf(path)),
    async again(call) {
      const answer = await again(call)
      refreshedUrls.delete(urlOf(call.path))
      return answer
    },
  }
}

const urlOf = (path: string): string =>
  path.replace(/([?&])page_locale=[^&]*&?/, '$1').replace(/[?&]$/, '')
