import * as v from 'valibot'
import type { Call, Schema } from '../contract/define-call.ts'
import { DeveloperError } from '../contract/shop-error.ts'
import type { Currency, Locale, MeasurementSystem } from '../locale/locale.table.ts'
import type { RecordedRequest, Handler } from './handler.ts'
import { cartHandlers } from './handlers/cart.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { checkoutHandlers } from './handlers/checkout.ts'
import { collectionHandlers } from './handlers/collection.ts'
import { fillAYardHandlers } from './handlers/fill-a-yard.ts'
import { sessionHandlers } from './handlers/session.ts'
import { wallpaperHandlers } from './handlers/wallpaper.ts'
import { SAMPLE_PROMO } from './prices.table.ts'
import { Rejection, reject } from './rejection.ts'
import { readScenario } from './scenario.ts'
import type { Scenario } from './scenario.ts'
import { merchandiseOf } from './test-line.ts'
import type { TestItem } from './test-line.ts'
import { newId, openCart } from './test-shop.ts'
import type { TestShop, TestUser } from './test-shop.ts'
import { wireCart } from './wire-cart.ts'

export interface TestGatewayOptions {
  readonly scenario?: Scenario
  /**
   * Address that the gateway answers at; pictures are asked of it too, so stories give their own
   * base.
   */
  readonly url?: string
  /** Who the browser belongs to at first: `visitor` has no session yet. */
  readonly user?: 'visitor' | 'guest' | 'member'
  /** Lines of the first cart, of any kind; makes a guest of a visitor. */
  readonly items?: readonly TestItem[]
  readonly promo?: boolean
  readonly country?: string
  readonly currency?: Currency
  readonly locale?: Locale
  readonly measurement?: MeasurementSystem
  /** False for an order of which nothing is shipped. */
  readonly needsShipping?: boolean
  readonly itemLimit?: number
  /**
   * True for a gateway whose word is another than the page's own count: a wall takes one piece
   * more, a quilt has a cell less.
   */
  readonly disagrees?: boolean
  /**
   * Page that stands in for the payment provider's card frame; the session's id is put in its
   * search as `session`.
   */
  readonly frameUrl?: string
  /** How late a `slow` gateway answers. */
  readonly slowMs?: number
}

/** One request that reached a test gateway. */
export interface TestRequest {
  readonly call: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials | undefined
  readonly body: unknown
  readonly status: number
}

export interface TestGateway {
  /** For `createGateway` and `createShop`. */
  readonly fetch: typeof globalThis.fetch
  readonly url: string
  /** Every request so far, in order. */
  readonly requests: readonly TestRequest[]
  /** Plays another scenario from now on; what was stored stays. */
  play(scenario: Scenario): void
  readonly shop: TestShop
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
const routes = handlers.map((handler) => ({
  handler,
  pattern: new RegExp(`^${handler.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** Names of the calls that a test gateway answers. */
export const TEST_CALLS: readonly string[] = handlers.map(({ call }) => call.name)

/**
 * A gateway in memory: a real small shop of twenty designs behind the contract, for tests and
 * stories without a server. Requests are checked as the gateway checks them; an answer that does
 * not fit the contract throws.
 */
export function createTestGateway(options: TestGatewayOptions = {}): TestGateway {
  const url = (options.url ?? 'https://gateway.selvage.test').replace(/\/$/, '')
  const shop = beginShop(options)
  const requests: TestRequest[] = []
  let scenario = readScenario(options.scenario ?? 'ok')

  async function answer(
    request: Request,
    credentials: RequestCredentials | undefined,
  ): Promise<Response> {
    const asks = { request, credentials, path: request.url.slice(url.length).split('?')[0] ?? '' }
    const route = routes.find(
      ({ handler, pattern }) => handler.call.method === request.method && pattern.test(asks.path),
    )
    const body: unknown =
      request.method === 'GET'
        ? undefined
        : await request
            .clone()
            .json()
            .catch(() => undefined)
    const note = (status: number) =>
      requests.push({
        call: route?.handler.call.name ?? 'unknown',
        url: request.url,
        headers: Object.fromEntries(request.headers),
        credentials,
        body,
        status,
      })
    if (scenario.kind === 'slow') await wait(options.slowMs ?? 4_000, request.signal)
    if (scenario.kind === 'down') {
      note(0)
      throw new TypeError('Failed to fetch')
    }
    if (scenario.kind === 'rubbish') {
      note(200)
      return new Response('<!doctype html><title>Wi-Fi login</title>', {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
      })
    }
    const [status, json] = route
      ? run(route.handler, route.pattern, asks, body)
      : [404, { errors: [{ code: 'SERVER_ERROR' }] }]
    note(status)
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  }

  function run(
    handler: Handler,
    pattern: RegExp,
    {
      request,
      credentials,
      path,
    }: { request: Request; credentials: RequestCredentials | undefined; path: string },
    body: unknown,
  ): [number, unknown] {
    const { call } = handler
    try {
      const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
      const user = userOf(shop, call, bearer, credentials)
      playScenario(call, user)
      const params = Object.fromEntries(
        Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, value]) => [
          name,
          decodeURIComponent(value),
        ]),
      )
      const asked = {
        shop,
        user: scenario.kind === 'empty' ? null : user,
        params,
        query: check(call.query, Object.fromEntries(new URL(request.url).searchParams)),
        body: check(call.body, body),
        key: request.headers.get('Idempotency-Key') ?? '',
        version: Number((request.headers.get('If-Match') ?? '').replaceAll('"', '')),
        embedded: bearer !== undefined,
      } as unknown as RecordedRequest
      if (call.keyed && !/^[\x21-\x7e]{1,255}$/.test(asked.key))
        reject('FIELD_CANNOT_BE_BLANK', { field: 'Idempotency-Key' })
      if (call.versioned && !Number.isInteger(asked.version))
        reject('FIELD_CANNOT_BE_BLANK', { field: 'If-Match' })
      if (call.auth === 'session' && !user && call.name !== 'cart.get')
        reject('EXPIRED_SESSION', { status: 401 })
      const kept = `${call.name} ${user?.id} ${asked.key}`
      const reply =
        call.keyed && shop.answered.has(kept)
          ? shop.answered.get(kept)
          : (empty(call) ?? handler.run(asked))
      if (call.keyed) shop.answered.set(kept, reply)
      return [call.name === 'session.refresh' ? 204 : 200, fit(call, reply)]
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      return [
        error.status,
        { errors: error.errors, ...(error.current !== undefined && { current: error.current }) },
      ]
    }
  }

  function playScenario(call: Call, user: TestUser | null): void {
    if (scenario.kind === 'expired' && call.auth === 'session')
      reject('JWTExpired', { status: 401 })
    if (scenario.kind === 'expired' && call.name === 'session.refresh')
      reject('EXPIRED_SESSION', { status: 401 })
    const { code } = scenario
    if (
      code === undefined ||
      (scenario.call === undefined ? !call.errors.includes(code) : call.name !== scenario.call)
    )
      return
    const conflict = code === 'CART_VERSION_CONFLICT' && user?.cart
    reject(code, {
      status: conflict ? 409 : code === 'EXPIRED_SESSION' ? 401 : 400,
      ...(conflict && { current: wireCart(shop, conflict) }),
      params: { limit: shop.itemLimit, amount: '$0.50' },
    })
  }

  function empty(call: Call): unknown {
    if (scenario.kind !== 'empty') return undefined
    if (call.name === 'collection.list')
      return { collections: [], total: 0, page_offset: 0, page_size: 20 }
    if (call.name !== 'search.designs') return undefined
    return {
      results: [],
      total: 0,
      total_is_estimate: false,
      page_offset: 0,
      page_size: 84,
      facets: { style: [], topic: [], color: [] },
    }
  }

  return {
    url,
    requests,
    shop,
    play: (next) => {
      scenario = readScenario(next)
    },
    // `async` turns a synchronous mistake into a rejection, as fetch does.
    fetch: async (input, init) => answer(new Request(input, init), init?.credentials),
  }
}

/** Calls open to everybody that still say whose they are. */
const PERSONAL = ['session.whoAmI', 'cart.count']

function userOf(
  shop: TestShop,
  call: Call,
  bearer: string | undefined,
  credentials: RequestCredentials | undefined,
): TestUser | null {
  if (bearer === undefined)
    return credentials === 'omit' ? null : (shop.users.get(shop.cookies ?? '') ?? null)
  const user = shop.users.get(shop.tokens.get(bearer) ?? '') ?? null
  // A token that nobody knows is only a fault where it matters who asks.
  return user === null && (call.auth === 'session' || PERSONAL.includes(call.name))
    ? reject('JWTInvalid', { status: 401 })
    : user
}

function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const [issue] = read.issues
  const field = issue.path?.map(({ key }) => String(key)).join('.')
  return reject(
    issue.type === 'strict_object' && issue.expected === 'never'
      ? 'FIELD_NAME_INVALID_OR_INEDITABLE'
      : issue.received === 'undefined'
        ? 'FIELD_CANNOT_BE_BLANK'
        : 'FIELD_VALUE_INVALID',
    field === undefined ? {} : { field },
  )
}

/** Holds an answer against the contract, so that a story never shows what no gateway can answer. */
function fit(call: Call, reply: unknown): unknown {
  const read = v.safeParse(call.answer, reply)
  if (read.success) return reply
  const where = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new DeveloperError(
    `The test gateway's answer to ${call.name} does not fit the contract at "${where}" (${read.issues[0].message}), so it would be read as SERVER_ERROR. Change its handler in core/testing.`,
  )
}

function beginShop(options: TestGatewayOptions): TestShop {
  const shop: TestShop = {
    users: new Map(),
    cookies: null,
    tokens: new Map(),
    handovers: new Map(),
    invoices: new Map(),
    answered: new Map(),
    made: 0,
    currency: options.currency ?? 'USD',
    country: options.country ?? 'US',
    locale: options.locale ?? 'en_US',
    measurement: options.measurement ?? 'imperial',
    adultContent: false,
    needsShipping: options.needsShipping ?? true,
    itemLimit: options.itemLimit ?? 50,
    frameUrl: options.frameUrl ?? 'https://pay.selvage.test/frame',
    disagrees: options.disagrees ?? false,
  }
  const kind = options.user ?? (options.items ? 'guest' : 'visitor')
  if (kind === 'visitor') return shop
  const user: TestUser = {
    id: newId(shop, 'user'),
    guest: kind === 'guest',
    name: kind === 'member' ? 'member' : null,
    cart: null,
  }
  shop.users.set(user.id, user)
  shop.cookies = user.id
  for (const item of options.items ?? [])
    openCart(shop, user).lines.push({
      id: newId(shop, 'line'),
      merchandise: merchandiseOf(item),
      quantity: item.quantity,
    })
  if (options.promo && user.cart) user.cart.promo = SAMPLE_PROMO.code
  return shop
}

/** Waits, or rejects as fetch does when it is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(
          signal.reason instanceof Error
            ? signal.reason
            : new DOMException('Aborted', 'AbortError'),
        )
      },
      { once: true },
    )
  })
}
