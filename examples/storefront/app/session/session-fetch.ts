import type { refreshInTurn } from './refresh-in-turn.ts'

/** The path of the call `refreshToken`, whose contract no page carries before its first call. */
export const REFRESH_PATH = '/refresh_token'

/**
 * Returns a page's `fetch`, which sends the trace of the page with each change and refreshes an
 * expired session once for all tabs of the browser. The code for that is loaded with the first
 * expired token.
 */
export function sessionFetch(
  traceparent: string | undefined,
  load: () => Promise<{ readonly refreshInTurn: typeof refreshInTurn }>,
): typeof globalThis.fetch {
  let expiredSince = 0
  return async (url, init) => {
    const sentAt = Date.now()
    const request = new Request(url, init)
    // A read with a header of its own would cost another request, the preflight.
    if (traceparent && request.method !== 'GET') request.headers.set('traceparent', traceparent)
    const send = () => fetch(request)
    const answer = request.url.endsWith(REFRESH_PATH)
      ? await (await load()).refreshInTurn(expiredSince, send)
      : await send()
    if (answer.status === 401) expiredSince = sentAt
    return answer
  }
}
