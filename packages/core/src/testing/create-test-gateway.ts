import { hasPrivacyControl } from '../consent/consent-rules.ts'
import { isForMembers, isPlain, needsUser } from '../contract/call-auth.table.ts'
import { readPagePlace } from '../contract/page-place.ts'
import { checkAnswer, checkInput, runListed, userOf } from './check-call.ts'
import type { RequestIdentity } from './check-call.ts'
import { rejectWithoutSession } from './handler.ts'
import type { CheckedRequest, Handler } from './handler.ts'
import { handlers } from './handlers/all.ts'
import { openTestShop } from './open-test-shop.ts'
import type { TestShopOptions } from './open-test-shop.ts'
import { emptyAnswer, playScenario } from './play-scenario.ts'
import { Rejection, reject } from './rejection.ts'
import { readKey, readOrderToken, readVersion } from './read-headers.ts'
import { readScenario } from './scenario.ts'
import type { Scenario } from './scenario.ts'
import { loginPage, wait } from './slow-network.ts'
import { movePlace } from './test-account.ts'
import type { TestShop } from './test-shop.ts'

/** Options of {@link createTestGateway}: where it answers, how it begins and what it sells. */
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

/** A gateway in memory that answers every call by the rules of the real one. */
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

const ANSWER_HEADERS = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Idempotent-Replayed',
} as const

const routes: readonly Route[] = handlers.map((handler) => ({
  handler,
  pattern: new RegExp(`^${handler.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

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
    signal: AbortSignal,
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
    if (scenario.kind === 'slow') await wait(options.slowMs ?? 4_000, signal)
    if (scenario.kind === 'down') {
      record(0)
      throw new TypeError('Failed to fetch')
    }
    if (scenario.kind === 'rubbish') {
      record(200)
      return loginPage()
    }
    // As a real gateway answers the pages of all origins but the storefront's.
    const headers = new Headers(ANSWER_HEADERS)
    const markReplayed = () => {
      headers.set('Idempotent-Replayed', 'true')
    }
    const [status, json] = route
      ? run(route, received, markReplayed)
      : [404, { errors: [{ code: 'SERVER_ERROR' }] }]
    record(status)
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers,
    })
  }

  function run(
    { handler, pattern }: Route,
    received: ReceivedRequest,
    markReplayed: () => void,
  ): [number, unknown] {
    const { call } = handler
    try {
      const user = userOf(shop, call, identityOf(received))
      const needsSession = needsUser(call, readOrderToken(received.request.headers, call))
      playScenario(scenario, shop, { call, user, needsSession })
      if (user && call.auth === 'cart' && identityOf(received).bearer !== undefined)
        movePlace(user, readPagePlace(new URL(received.request.url).searchParams))
      const asked = scenario.kind === 'empty' ? null : user
      if (needsSession && !asked) rejectWithoutSession()
      if (asked?.guest && isForMembers(call)) reject('UNAUTHORIZED')
      const request = {
        shop,
        user: asked,
        markReplayed,
        ...inputOf({ handler, pattern }, received),
      } as unknown as CheckedRequest
      const empty = scenario.kind === 'empty' ? emptyAnswer(call) : undefined
      const reply = empty ?? runListed(handler, request)
      const answer = checkAnswer(call, reply)
      return [answer === undefined ? 204 : 200, answer]
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      return [
        error.status,
        { errors: error.errors, ...(error.current !== undefined && { current: error.current }) },
      ]
    }
  }

  return {
    url,
    requests,
    shop,
    play: (next) => {
      scenario = readScenario(next)
    },
    // `async` turns a synchronous error into a rejection, as fetch does.
    fetch: async (input, { signal, ...init } = {}) => {
      signal?.throwIfAborted()
      // Without the signal, which in a test's DOM is of another kind than Node's requests take.
      const request = new Request(input, init)
      return answer(request, init.credentials, signal ?? request.signal)
    },
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

function inputOf({ handler: { call }, pattern }: Route, received: ReceivedRequest) {
  const { request, path, body } = received
  const { searchParams } = new URL(request.url)
  const groups = Object.entries(pattern.exec(path)?.groups ?? {})
  return {
    params: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
    orderToken: readOrderToken(request.headers, call),
    key: call.keyed ? readKey(request.headers, isPlain(call)) : '',
    version: call.versioned ? readVersion(request.headers, isPlain(call)) : -1,
    query: checkInput(call.query, readQuery(searchParams)),
    body: checkInput(call.body, body),
    userAgent: request.headers.get('User-Agent'),
    byBrowser: hasPrivacyControl(request.headers),
    origin: request.headers.get('Origin'),
    searchParams,
  }
}

/** Reads each name of a query once; the values of a repeated one are joined with commas. */
function readQuery(searchParams: URLSearchParams): Record<string, string> {
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(names.map((name) => [name, searchParams.getAll(name).join(',')]))
}
