/** The path of the call `refreshToken`, whose contract no page carries before its first call. */
export const REFRESH_PATH = '/refresh_token'

/**
 * Returns a page's `fetch`, which refreshes an expired session once for all tabs of the browser.
 * The code for that comes with the first expired token.
 */
export function sessionFetch(
  send: typeof globalThis.fetch,
  inTurn = async (since: number, refresh: () => Promise<Response>) =>
    (await import('./refresh-in-turn.ts')).refreshInTurn(since, refresh),
  now = Date.now,
): typeof globalThis.fetch {
  let expiredSince = 0
  return async (url, init) => {
    const sentAt = now()
    if (String(url).endsWith(REFRESH_PATH)) return inTurn(expiredSince, () => send(url, init))
    const answer = await send(url, init)
    if (answer.status === 401) expiredSince = sentAt
    return answer
  }
}
