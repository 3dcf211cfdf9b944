import { createFetch } from 'ofetch'
import type { FetchOptions } from 'ofetch'
import * as v from 'valibot'
import { callUrl, DEFAULT_TIMEOUT_MS } from '../contract/call-request.ts'
import type { Call, CallAnswer, CallInput, Schema } from '../contract/define-call.ts'
import { DeveloperError, isShopError, shopError } from '../contract/shop-error.ts'
import type { ShopError } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { Locale } from '../locale/locale.table.ts'
import { readFailure } from './read-failure.ts'
import { createRefresher } from './refresh-session.ts'

/** Number of times that a failed read is retried. A write is never retried automatically. */
const READ_RETRIES = 2
const RETRY_STATUS = [408, 425, 429, 500, 502, 503, 504]
const RETRY_BASE_MS = 150
/** The longest `Retry-After` that is followed, milliseconds. */
const RETRY_AFTER_MAX_MS = 5_000

export interface GatewayOptions {
  /** URL of the API gateway, without a slash at the end. */
  readonly url: string
  /** URL of the cart API; the API gateway's by default. */
  readonly cartUrl?: string
  /** Sent as `page_locale` unless the call brings one. */
  readonly locale: Locale
  /** Sent as the `Window-Id` header. */
  readonly windowId?: string
  /** `include` on the storefront; `omit` in an embed, which brings a `token` instead. */
  readonly credentials?: 'include' | 'omit'
  /** Returns the bearer token of an embed's guest cart. Called before each request. */
  readonly token?: () => string | undefined
  /** Headers for each call, such as a server's forwarded cookies. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  readonly timeoutMs?: number
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

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Idempotency key of a keyed call. */
  readonly key?: string
  /** Cart version of a versioned call. */
  readonly version?: number
  readonly timeoutMs?: number
}

export interface Gateway {
  /**
   * Makes one call. Rejects with a {@link ShopError}: the gateway's code, or SERVER_ERROR when the
   * gateway is down, slow, or gives an answer that does not fit the contract. An aborted call
   * rejects with the signal's reason.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>
  readonly url: string
}

/**
 * Makes the typed client of a gateway. It prefixes paths with the URL, includes credentials, adds
 * `page_locale`, refreshes an expired session once for all waiting calls, and turns every failure
 * into a {@link ShopError}. Throws a DeveloperError when the URL is not absolute.
 * @source spec 1 §7
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { url, loginCodes = ['EXPIRED_SESSION', 'JWTInvalid'] } = options
  if (!/^https?:\/\//.test(url))
    throw new DeveloperError(
      `createGateway got the url "${url}", which is not absolute, so no call can be made. Write for example createGateway({ url: 'https://api.example.com', locale: 'en_US' }).`,
    )
  const $fetch = createFetch({ fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)) })
  const refresher = createRefresher((path) =>
    request(path, { method: 'GET', retry: 0 }, options.url),
  )

  async function request(path: string, init: FetchOptions<'json'>, base: string): Promise<unknown> {
    const response = await $fetch.raw(base.replace(/\/$/, '') + path, {
      credentials: options.credentials ?? 'include',
      responseType: 'json',
      ...init,
    })
    return response._data
  }

  function withLocale(path: string): string {
    return /[?&]page_locale=/.test(path)
      ? path
      : `${path}${path.includes('?') ? '&' : '?'}page_locale=${options.locale}`
  }

  async function attempt(
    call: Call,
    path: string,
    body: unknown,
    send: SendOptions,
  ): Promise<unknown> {
    const token = options.token?.()
    const headers: Record<string, string> = {
      ...options.headers,
      ...(options.windowId && { 'Window-Id': options.windowId }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(call.keyed && { 'Idempotency-Key': send.key ?? missing(call, 'key') }),
      ...(call.versioned && { 'If-Match': `"${send.version ?? missing(call, 'version')}"` }),
      ...(call.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    }
    const deadline = AbortSignal.timeout(send.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = send.signal ? AbortSignal.any([send.signal, deadline]) : deadline
    const unsafe = call.method !== 'GET' || call.name === 'session.refresh'
    const init: FetchOptions<'json'> = {
      method: call.method,
      headers,
      signal,
      retry: unsafe ? 0 : READ_RETRIES,
      retryStatusCodes: RETRY_STATUS,
      retryDelay,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
    }
    try {
      return await request(
        path,
        init,
        call.service === 'cart' ? (options.cartUrl ?? options.url) : options.url,
      )
    } catch (error) {
      if (send.signal?.aborted) throw send.signal.reason
      throw readFailure(error)
    }
  }

  async function send<C extends Call>(
    call: C,
    input: CallInput<C>,
    sendOptions: SendOptions = {},
  ): Promise<CallAnswer<C>> {
    const { params, query, body } = input as unknown as {
      params?: Record<string, string | number>
      query?: unknown
      body?: unknown
    }
    const path = withLocale(callUrl(call, { params, query }))
    let answer: unknown
    try {
      answer = await refresher.around(path, () => attempt(call, path, body, sendOptions))
    } catch (error) {
      if (
        isShopError(error) &&
        (error.redirectUrl !== undefined ||
          (error.status === 400 && loginCodes.includes(error.code)))
      )
        options.onSessionLost?.(error)
      throw error
    }
    const parsed = v.safeParse(call.answer as Schema, answer)
    if (!parsed.success) throw shopError('SERVER_ERROR')
    return parsed.output as CallAnswer<C>
  }

  return { send, url }
}

function missing(call: Call, what: 'key' | 'version'): never {
  throw new DeveloperError(
    `${call.name} was sent without its ${what}, which protects it from being applied twice or over a newer cart. Write gateway.send(${call.name}, input, { ${what}: … }).`,
  )
}

/**
 * Wait before a retry, milliseconds: random, below a limit that doubles with each try. A
 * `Retry-After` header takes precedence.
 */
function retryDelay(context: {
  response?: { headers: Headers } | undefined
  options: { retry?: number | false }
}): number {
  const after = Number(context.response?.headers.get('Retry-After') ?? Number.NaN)
  if (after > 0) return Math.min(after * 1000, RETRY_AFTER_MAX_MS)
  const tries = READ_RETRIES - Number(context.options.retry ?? 0)
  return Math.random() * RETRY_BASE_MS * 2 ** (tries + 1)
}
