import type { refreshInTurn } from './refresh-in-turn.ts'

/** The path of the call `refreshToken`, whose contract no page carries before its first call. */
export const REFRESH_PATH = '/refresh_token'

/**
 * Returns a page's `fetch`, which refreshes an expired session once for all tabs of the browser.
 * The code for that is loaded with the first expired token.
 */
export function sessionFetch(
  send: typeof globalThis.fetch,
  load: () => Promise<{ readonly refreshInTurn: typeof refreshInTurn }>,
): typeof globalThis.fetch {
  let expiredSince = 0
  return async (url, init) => {
    const sentAt = Date.now()
    const answer = await (`${url as string}`.endsWith(REFRESH_PATH)
      ? load().then(({ refreshInTurn }) => refreshInTurn(expiredSince, () => send(url, init)))
      : send(url, init))
    if (answer.status === 401) expiredSince = sentAt
    return answer
  }
}
