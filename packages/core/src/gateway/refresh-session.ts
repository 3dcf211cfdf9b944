import { callUrl } from '../contract/call-url.ts'
import { isShopError } from '../contract/shop-error.ts'
import { refreshToken } from '../session/session.contract.ts'
import { readFailure } from './read-failure.ts'

/**
 * Refreshes an expired session and retries: one refresh for all calls that wait, one for each URL
 * until that URL succeeds again. URLs compare without `page_locale`.
 * @source spec 1 §7
 */
export function createRefresher(get: (path: string) => Promise<unknown>): {
  around<T>(path: string, run: () => Promise<T>): Promise<T>
} {
  const refreshedUrls = new Set<string>()
  let running: Promise<unknown> | undefined
  let refreshes = 0

  function refresh(): Promise<unknown> {
    running ??= get(callUrl(refreshToken))
      .then(
        () => {
          refreshes += 1
        },
        (error: unknown) => {
          throw readFailure(error)
        },
      )
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    async around(path, run) {
      const url = path.replace(/([?&])page_locale=[^&]*&?/, '$1').replace(/[?&]$/, '')
      const refreshesAtStart = refreshes
      const succeed = <T>(answer: T): T => {
        refreshedUrls.delete(url)
        return answer
      }
      try {
        return succeed(await run())
      } catch (error) {
        if (!isShopError(error) || error.status !== 401 || error.code !== 'JWTExpired') throw error
        // Another call may have refreshed while this one was on its way: then the old token's
        // rejection says nothing new.
        const alreadyFresh = refreshes > refreshesAtStart
        if (!alreadyFresh) {
          if (refreshedUrls.has(url) && !running) throw error
          refreshedUrls.add(url)
          await refresh()
        }
        return succeed(await run())
      }
    },
  }
}
