import { encodeCall, readAnswer } from '../contract/call-request.ts'
import type { PagePlace } from '../contract/page-place.ts'
import type { Call, CallAnswer, CallInput, Method } from '../contract/define-call.ts'
import { DeveloperError } from '../contract/shop-error.ts'
import type { Locale } from '../locale/locale.table.ts'
import { DEFAULT_TIMEOUT_MS, fetchJson } from './fetch-json.ts'
import { readFailure } from './read-failure.ts'

/** Where the gateway is, and how a client reaches it. */
export interface ClientOptions {
  /** URL of the API gateway, without a slash at the end. */
  readonly url: string
  /** URL of the cart API; the API gateway's by default. */
  readonly cartUrl?: string
  /** Language and region of the page, sent with each call. */
  readonly locale: Locale
  /** Sent as the `Window-Id` header of each change; a read with it would cost a preflight. */
  readonly windowId?: string
  /**
   * Whether cookies go along. `createGateway` includes them by default, which a gateway
   * accepts from its storefront's pages alone; an embed omits them and brings a `token` instead.
   */
  readonly credentials?: 'include' | 'omit'
  /** Returns the bearer token of an embed's guest cart. Called before each request. */
  readonly token?: () => string | undefined
  /**
   * Where the page of a cart token shops. It is sent with each call for the cart: the guest goes on
   * there, whichever page they began on.
   */
  readonly place?: PagePlace | undefined
  /** Headers for each call, such as a server's forwarded cookies. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  readonly timeoutMs?: number
}

/** Options of one call. */
export interface SendOptions {
  readonly signal?: AbortSignal
  /** Idempotency key of a keyed call. */
  readonly key?: string
  /** Cart version of a versioned call. */
  readonly version?: number
  /**
   * Token of an order's mail, for a call whose `auth` is `order` or `reorder`. It opens the order
   * of the call without a session of its buyer.
   */
  readonly orderToken?: string | undefined
  readonly timeoutMs?: number
  /** True for a small change that is still made when its page is left, such as a heart. */
  readonly keepalive?: true
  /** Locale of this call when it is not the client's. */
  readonly locale?: Locale
}

/** A typed client of the gateway. */
export interface Gateway {
  /**
   * Makes one call. Rejects with a {@link ShopError}: the gateway's code, or SERVER_ERROR when the
   * gateway is down, slow, or gives an answer that does not fit the contract. An aborted call
   * rejects with the signal's reason.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>
  readonly url: string
}

/** One request of a client, complete but for how it is sent. */
export interface WireRequest {
  readonly url: string
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
  readonly credentials: 'include' | 'omit'
  readonly keepalive?: boolean
  /** True for a read, which may be sent again when it failed. */
  readonly isRepeatable: boolean
}

/** Parts of a client beside its options; each costs nothing where it is left out. */
export interface ClientParts {
  /**
   * Sends a request and resolves to the answer's JSON. Rejects with an error that has the answer's
   * `status` and `data`. One `fetch` unless given.
   */
  readonly transport?: (request: WireRequest) => Promise<unknown>
  /** Runs a call, again where its session was refreshed. */
  readonly around?: <T>(path: string, run: () => Promise<T>) => Promise<T>
}

/**
 * Makes the plain client of a gateway: one `fetch` for each call, without cookies, retries and
 * refreshes. It turns every failure into a {@link ShopError}.
 */
export function createClient(options: ClientOptions, parts: ClientParts = {}): Gateway {
  const {
    url,
    cartUrl = url,
    locale,
    place,
    credentials = 'omit',
    timeoutMs = DEFAULT_TIMEOUT_MS,
  } = options
  const { transport = fetchWith(options.fetch), around = (_, run) => run() } = parts

  async function attempt(
    call: Call,
    path: string,
    body: unknown,
    send: SendOptions,
  ): Promise<unknown> {
    const deadline = AbortSignal.timeout(send.timeoutMs ?? timeoutMs)
    const base = call.service === 'cart' ? cartUrl : url
    const request = {
      url: base.replace(/\/$/, '') + path,
      method: call.method,
      headers: headersOf(call, options, send),
      signal: send.signal ? AbortSignal.any([send.signal, deadline]) : deadline,
      credentials,
      isRepeatable: call.method === 'GET' && call.name !== 'session.refresh',
      keepalive: !!send.keepalive,
      ...(body !== undefined && { body }),
    }
    try {
      return await transport(request)
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
    const { path, body } = encodeCall(call, input, sendOptions.locale ?? locale, place)
    const answer = await around(path, () => attempt(call, path, body, sendOptions))
    return readAnswer(call, answer) as CallAnswer<C>
  }

  return { send, url }
}

function headersOf(
  call: Call,
  { headers, windowId, token }: ClientOptions,
  { key, version, orderToken }: SendOptions,
): Record<string, string> {
  const bearer = token?.()
  return {
    ...headers,
    ...(windowId && call.method !== 'GET' && { 'Window-Id': windowId }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(orderToken && { 'Order-Token': orderToken }),
    ...(call.keyed && { 'Idempotency-Key': key ?? missing(call, 'key') }),
    ...(call.versioned && { 'If-Match': `"${version ?? missing(call, 'version')}"` }),
    ...(call.method !== 'GET' && { 'Content-Type': 'application/json' }),
  }
}

function missing(call: Call, what: 'key' | 'version'): never {
  throw new DeveloperError(
    `${call.name} was sent without its ${what}, so it may get lost or double. Write { ${what}: … }.`,
  )
}

/** Sends a request once, with the platform's own `fetch` unless another one is given. */
function fetchWith(given: typeof globalThis.fetch | undefined) {
  return ({ url, body, isRepeatable: _, ...init }: WireRequest): Promise<unknown> =>
    fetchJson(url, { ...init, ...(body !== undefined && { body: JSON.stringify(body) }) }, given)
}
