import { callUrl } from '../contract/call-request.ts'
import { isShopError } from '../contract/shop-error.ts'
import { refreshToken } from '../session/session.contract.ts'
import { readFailure } from './read-failure.ts'

/** True for a refresh that the gateway has not decided: the network or the gateway failed. */
const isUnanswered = (failed: unknown): boolean =>
  !isShopError(failed) || failed.status === undefined || failed.status >= 500

/**
 * Refreshes an expired session and retries the call. Calls that fail at the same time share one
 * refresh, and a URL causes no second refresh until it has succeeded; a refresh that got no answer
 * counts for none. URLs are compared without `page_locale`.
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
        // When another call has refreshed the session meanwhile, the new token is simply tried.
        const alreadyFresh = refreshes > refreshesAtStart
        if (!alreadyFresh) {
          if (refreshedUrls.has(url) && !running) throw error
          refreshedUrls.add(url)
          await refresh().catch((failed: unknown) => {
            if (isUnanswered(failed)) refreshedUrls.delete(url)
            throw failed
          })
        }
        return succeed(await run())
      }
    },
  }
}
