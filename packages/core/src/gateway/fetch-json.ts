/** The longest that one call may take with its retries unless the call has its own limit, ms. */
export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Sends one request and resolves to the answer's JSON. Rejects with an error that has the `status`
 * and the `data` of an answer that is no success. `send` takes the place of the platform's `fetch`.
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  send: typeof globalThis.fetch = fetch,
): Promise<unknown> {
  const response = await send(url, init)
  const data: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw Object.assign(new Error(url), { status: response.status, data })
  return data
}
