import { checkAnswer, checkInput, userOf } from './check-call.ts'
import type { RequestIdentity } from './check-call.ts'
import type { CheckedRequest, Handler } from './handler.ts'
import { cartHandlers } from './handlers/cart.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { collectionHandlers } from './handlers/collection.ts'
import { fillAYardHandlers } from './handlers/fill-a-yard.ts'
import { sessionHandlers } from './handlers/session.ts'
import { wallpaperHandlers } from './handlers/wallpaper.ts'
import { openTestShop } from './open-test-shop.ts'
import type { TestShopOptions } from './open-test-shop.ts'
import { emptyAnswer, playScenario } from './play-scenario.ts'
import { Rejection, reject } from './rejection.ts'
import { readScenario } from './scenario.ts'
import type { Scenario } from './scenario.ts'
import type { TestShop } from './test-shop.ts'

export interface TestGatewayOptions extends TestShopOptions {
  readonly scenario?: Scenario
  /**
   * Address that the gateway answers at. Pictures are requested there too, so a story gives the
   * base of its own pictures.
   */
  readonly url?: string
  /** Delay of a `slow` gateway, milliseconds; 4000 by default. */
  readonly slowMs?: number
}

/** One request that reached a test gateway. */
export interface TestRequest {
  /** Name of the call, such as `cart.add`, or `unknown`. */
  readonly call: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials | undefined
  readonly body: unknown
  /** Status of the answer; 0 when the gateway was down. */
  readonly status: number
}

export interface TestGateway {
  /** For `createGateway` and `createShop`. */
  readonly fetch: typeof globalThis.fetch
  readonly url: string
  /** Every request so far, in order. */
  readonly requests: readonly TestRequest[]
  /** Switches to another scenario; everything that was stored stays. */
  play(scenario: Scenario): void
  readonly shop: TestShop
}

interface Route {
  readonly handler: Handler
  readonly pattern: RegExp
}

interface ReceivedRequest {
  readonly request: Request
  readonly credentials: RequestCredentials | undefined
  /** Path below the gateway's address, without the query. */
  readonly path: string
  readonly body: unknown
}

const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...catalogueHandlers,
  ...collectionHandlers,
  ...wallpaperHandlers,
  ...fillAYardHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
]
const routes: readonly Route[] = handlers.map((handler) => ({
  handler,
  pattern: new RegExp(`^${handler.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** Names of the calls that a test gateway answers. */
export const TEST_CALLS: readonly string[] = handlers.map(({ call }) => call.name)

/**
 * Makes a gateway in memory: a small sample shop behind the contract, for tests and stories
 * without a server. It checks requests as the real gateway does, and throws a DeveloperError when
 * one of its own answers does not fit the contract.
 */
export function createTestGateway(options: TestGatewayOptions = {}): TestGateway {
  const url = (options.url ?? 'https://gateway.selvage.test').replace(/\/$/, '')
  const shop = openTestShop(options)
  const requests: TestRequest[] = []
  let scenario = readScenario(options.scenario ?? 'ok')

  async function answer(
    request: Request,
    credentials: RequestCredentials | undefined,
  ): Promise<Response> {
    const path = request.url.slice(url.length).split('?')[0] ?? ''
    const received = { request, credentials, path, body: await bodyOf(request) }
    const route = routes.find(
      ({ handler, pattern }) => handler.call.method === request.method && pattern.test(path),
    )
    const record = (status: number) =>
      requests.push({
        call: route?.handler.call.name ?? 'unknown',
        url: request.url,
        headers: Object.fromEntries(request.headers),
        credentials,
        body: received.body,
        status,
      })
    if (scenario.kind === 'slow') await wait(options.slowMs ?? 4_000, request.signal)
    if (scenario.kind === 'down') {
      record(0)
      throw new TypeError('Failed to fetch')
    }
    if (scenario.kind === 'rubbish') {
      record(200)
      return loginPage()
    }
    const [status, json] = route
      ? run(route, received)
      : [404, { errors: [{ code: 'SERVER_ERROR' }] }]
    record(status)
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  }

  function run({ handler, pattern }: Route, received: ReceivedRequest): [number, unknown] {
    const { call } = handler
    try {
      const identity = identityOf(received)
      const user = userOf(shop, call, identity)
      playScenario(scenario, shop, call, user)
      const request = {
        shop,
        user: scenario.kind === 'empty' ? null : user,
        ...inputOf({ handler, pattern }, received),
        embedded: identity.bearer !== undefined,
      } as unknown as CheckedRequest
      checkHeaders(handler, request)
      if (call.auth === 'session' && !user && call.name !== 'cart.get')
        reject('EXPIRED_SESSION', { status: 401 })
      const reply = answerOnce(handler, request, user?.id)
      return [call.name === 'session.refresh' ? 204 : 200, checkAnswer(call, reply)]
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      return [
        error.status,
        { errors: error.errors, ...(error.current !== undefined && { current: error.current }) },
      ]
    }
  }

  /** Answers a keyed call that was sent before with the same answer, without applying it again. */
  function answerOnce(handler: Handler, request: CheckedRequest, userId?: string): unknown {
    const { call } = handler
    const answered = `${call.name} ${userId} ${request.key}`
    if (call.keyed && shop.answered.has(answered)) return shop.answered.get(answered)
    const empty = scenario.kind === 'empty' ? emptyAnswer(call) : undefined
    const reply = empty ?? handler.run(request)
    if (call.keyed) shop.answered.set(answered, reply)
    return reply
  }

  return {
    url,
    requests,
    shop,
    play: (next) => {
      scenario = readScenario(next)
    },
    // `async` turns a synchronous error into a rejection, as fetch does.
    fetch: async (input, init) => answer(new Request(input, init), init?.credentials),
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined
  return request
    .clone()
    .json()
    .catch(() => undefined)
}

function identityOf({ request, credentials }: ReceivedRequest): RequestIdentity {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
  return { bearer, credentials }
}

function inputOf({ handler, pattern }: Route, { request, path, body }: ReceivedRequest) {
  const groups = Object.entries(pattern.exec(path)?.groups ?? {})
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return {
    params: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: checkInput(handler.call.query, query),
    body: checkInput(handler.call.body, body),
    key: request.headers.get('Idempotency-Key') ?? '',
    version: Number((request.headers.get('If-Match') ?? '').replaceAll('"', '')),
  }
}

function checkHeaders({ call }: Handler, { key, version }: CheckedRequest): void {
  if (call.keyed && !/^[\x21-\x7e]{1,255}$/.test(key))
    reject('FIELD_CANNOT_BE_BLANK', { field: 'Idempotency-Key' })
  if (call.versioned && !Number.isInteger(version))
    reject('FIELD_CANNOT_BE_BLANK', { field: 'If-Match' })
}

/** The page that a public network answers with before its user has logged in. */
function loginPage(): Response {
  return new Response('<!doctype html><title>Wi-Fi login</title>', {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
  })
}

/** Waits, or rejects as fetch does when it is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      const { reason } = signal
      reject(reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError'))
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
