import { callUrl } from '../contract/call-url.ts'
import { isShopError } from '../contract/shop-error.ts'
import { refreshToken } from '../session/session.contract.ts'
import { readFailure } from './read-failure.ts'

/**
 * Refreshes an expired session and retries: one refresh for all calls that wait, one for each URL until that URL
 * succeeds again. URLs compare without `page_locale`.
 * @source spec 1 §7
 */
export function createRefresher(get: (path: string) => Promise<unknown>): { around<T>(path: string, run: () => Promise<T>): Promise<T> } {
  const refreshedUrls = new Set<string>()
  let running: Promise<unknown> | undefined

  function refresh(): Promise<unknown> {
    running ??= get(callUrl(refreshToken)).catch((error: unknown) => { throw readFailure(error) }).finally(() => { running = undefined })
    return running
  }

  return {
    async around(path, run) {
      const url = path.replace(/([?&])page_locale=[^&]*&?/, '$1').replace(/[?&]$/, '')
      try {
        const answer = await run()
        refreshedUrls.delete(url)
        return answer
      } catch (error) {
        const expired = isShopError(error) && error.status === 401 && error.code === 'JWTExpired'
        if (!expired || refreshedUrls.has(url)) throw error
        refreshedUrls.add(url)
        await refresh()
        const answer = await run()
        refreshedUrls.delete(url)
        return answer
      }
    },
  }
}
