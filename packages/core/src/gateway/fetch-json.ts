/** The longest that one call may take with its retries unless the call has its own limit, ms. */
export const DEFAULT_TIMEOUT_MS = 10_000

/** Says for a developer what answered, since a wrong address often answers with a page. */
export const describeAnswer = (url: string, { status, headers }: Response): string =>
  `${url} answered ${status} (${headers.get('Content-Type') ?? 'no content type'})`

/**
 * Resolves to the JSON of an answer; undefined where it is none. Rejects with an error that has the
 * `status` and the `data` of an answer that is no success.
 */
export async function readJson(response: Response, url = response.url): Promise<unknown> {
  const data: unknown = await response.json().catch(() => undefined)
  const error = () => new Error(describeAnswer(url, response))
  if (!response.ok) throw Object.assign(error(), { status: response.status, data })
  // An answer without a body has status 204.
  if (data === undefined && response.status === 200) throw error()
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
): Promise<unknown> => readJson(await send(url, init), url)
