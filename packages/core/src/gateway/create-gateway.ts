import { createFetch } from 'ofetch'
import type { FetchError } from 'ofetch'
import type { Call } from '../contract/define-call.ts'
import { DeveloperError, isShopError } from '../contract/shop-error.ts'
import type { ShopError } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { createClient } from './client.ts'
import type { ClientOptions, Gateway, WireRequest } from './client.ts'
import { describeAnswer } from './describe-answer.ts'
import { DEFAULT_TIMEOUT_MS } from './fetch-json.ts'
import { createRefresher } from './refresh-session.ts'

/** Number of times that a failed read is retried. A write is never retried automatically. */
const READ_RETRIES = 2
const RETRY_STATUS = [408, 425, 429, 500, 502, 503, 504]
const RETRY_BASE_MS = 150
/** The longest `Retry-After` that is followed, seconds; after a longer one a person tries again. */
const LONGEST_RETRY_AFTER = 3

/** Options of {@link createGateway}: those of a client, and what happens when a session is lost. */
export interface GatewayOptions extends ClientOptions {
  /**
   * Codes of a 400 that mean that the shopper has to log in.
   * @source spec 1 §7
   */
  readonly loginCodes?: readonly ErrorCode[]
  /**
   * Called when the shopper has to log in: for one of `loginCodes`, and for a failed refresh with a
   * `redirect_url`. Pass that URL through `safeRedirect` before following it.
   */
  readonly onSessionLost?: (error: ShopError) => void
}

/**
 * Makes the typed client of a gateway. It encodes requests, prefixes paths with the URL, includes
 * credentials, adds the locale, retries failed reads, refreshes an expired session once for all
 * waiting calls, and turns every failure into a {@link ShopError}. Throws a DeveloperError when the
 * URL is not absolute.
 * @source spec 1 §7
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { url, credentials = 'include', timeoutMs = DEFAULT_TIMEOUT_MS } = options
  if (!/^https?:\/\//.test(url))
    throw new DeveloperError(
      `createGateway got the url "${url}", which is not absolute. Write url: 'https://api.example.com'.`,
    )
  const transport = retryingTransport(options.fetch)
  const refresher = createRefresher((path) =>
    transport({
      url: url.replace(/\/$/, '') + path,
      method: 'GET',
      headers: {},
      credentials,
      signal: AbortSignal.timeout(timeoutMs),
      isRepeatable: false,
    }),
  )
  const client = createClient(
    { ...options, credentials },
    {
      transport,
      around: (path, run) =>
        refresher.around(path, run).catch((error: unknown) => {
          reportLostSession(error, options)
          throw error
        }),
    },
  )
  return {
    url: client.url,
    async send(call, input, sendOptions) {
      assertInput(call, input)
      return client.send(call, input, sendOptions)
    },
  }
}

/** Throws for what TypeScript would reject and plain JavaScript sends. */
function assertInput(call: Call | undefined, input: object | undefined): void {
  if (call === undefined || input === undefined)
    throw new DeveloperError(
      `gateway.send got no ${call ? `input for ${call.name}` : 'call'}, so nothing is asked for. Write gateway.send(call, { query: {} }).`,
    )
}

function reportLostSession(
  error: unknown,
  { loginCodes = ['EXPIRED_SESSION', 'JWTInvalid'], onSessionLost }: GatewayOptions,
): void {
  if (!isShopError(error)) return
  const mustLogIn = error.status === 400 && loginCodes.includes(error.code)
  if (mustLogIn || error.redirectUrl !== undefined) onSessionLost?.(error)
}

/** Sends a request through ofetch, and a failed read again. */
function retryingTransport(given: typeof globalThis.fetch | undefined) {
  const $fetch = createFetch({ fetch: given ?? ((...args) => globalThis.fetch(...args)) })
  return async ({ url, isRepeatable, body, ...init }: WireRequest): Promise<unknown> => {
    const sent = $fetch.raw(url, {
      ...init,
      responseType: 'json',
      retry: isRepeatable ? READ_RETRIES : 0,
      retryStatusCodes: RETRY_STATUS,
      // Random, below a limit that doubles with each try.
      retryDelay: (context) =>
        Math.random() * RETRY_BASE_MS * 2 ** (READ_RETRIES + 1 - Number(context.options.retry)),
      onResponseError({ response, options }) {
        // The gateway's own wait takes precedence.
        const after = Number(response.headers.get('Retry-After'))
        if (after > LONGEST_RETRY_AFTER) options.retry = false
        else if (after) options.retryDelay = after * 1000
      },
      ...(body !== undefined && { body: body as Record<string, unknown> }),
    })
    // A wait before a retry does not outlive the call.
    const ended = new Promise<never>((_, reject) => {
      init.signal.onabort = () => reject(init.signal.reason)
    })
    const response = await Promise.race([sent, ended]).catch((error: FetchError) => {
      if (error.response) error.message = describeAnswer(url, error.response)
      throw error
    })
    // An answer that is no JSON is left as a text, and no gateway answers with one.
    if (typeof response._data === 'string') throw new Error(describeAnswer(url, response))
    return response._data
  }
}
