/** The longest that one call may take with its retries unless the call has its own limit, ms. */
export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Resolves to the JSON of an answer; undefined where it is none. Rejects with an error that has the
 * `status` and the `data` of an answer that is no success.
 */
export async function readJson(response: Response): Promise<unknown> {
  const data: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw Object.assign(new Error(response.url), { status: response.status, data })
  return data
}

/**
 * Sends one request and resolves to the answer's JSON, as {@link readJson} reads it. `send` takes
 * the place of the platform's `fetch`.
 */
export const fetchJson = async (
  url: string,
  init: RequestInit,
  send: typeof globalThis.fetch = fetch,
): Promise<unknown> => readJson(await send(url, init))
