import { describe, expect, test, vi } from 'vitest'
import { addToCart, cartCount, getCart } from '../cart/index.ts'
import { isShopError } from '../contract/index.ts'
import type { ShopError } from '../contract/index.ts'
import { getDesign } from '../design/index.ts'
import { whoAmI } from '../session/index.ts'
import { createGateway } from './create-gateway.ts'
import type { GatewayOptions } from './create-gateway.ts'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

function gatewayOf(
  answers: (path: string, calls: number) => Reply,
  options: Partial<GatewayOptions> = {},
) {
  const requests: { url: URL; init: RequestInit; headers: Headers }[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input))
    requests.push({ url, init, headers: new Headers(init.headers) })
    const reply = answers(
      url.pathname,
      requests.filter((request) => request.url.pathname === url.pathname).length,
    )
    if (reply instanceof Error) throw reply
    const { status = 200, body, headers } = reply
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  })
  return {
    requests,
    gateway: createGateway({
      url: 'https://api.test',
      locale: 'de_DE',
      fetch: fetch as typeof globalThis.fetch,
      ...options,
    }),
  }
}

const failure = async (promise: Promise<unknown>): Promise<ShopError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isShopError(error)) throw new Error(`Expected a ShopError, got ${String(error)}`)
  return error
}
/** A fetch that never answers; aborted, it rejects with the signal's reason, as fetch does. */
const hanging = (async (_: unknown, init: RequestInit) =>
  new Promise((_resolve, reject) => {
    const stop = () => {
      reject(init.signal?.reason as Error)
    }
    if (init.signal?.aborted) stop()
    init.signal?.addEventListener('abort', stop)
  })) as typeof globalThis.fetch
const guest = { data: { user: null } }
const code = (name: string, status: number) => ({ status, body: { errors: [{ code: name }] } })

describe('a call', () => {
  test('is sent with the base URL, credentials and locale, and a change with the window id', async () => {
    const answer = { body: { ...guest, cartCount: { cartCount: 3 } } }
    const { gateway, requests } = gatewayOf(() => answer, { windowId: 'w1' })
    expect(await gateway.send(whoAmI, { query: {} })).toBeNull()
    expect(requests[0]?.url.href).toMatch(/^https:\/\/api\.test\/.+\/who-am-i\?page_locale=de_DE$/)
    expect(requests[0]?.init.credentials).toBe('include')
    await gateway.send(cartCount, { body: {} })
    expect(requests.map(({ headers }) => headers.get('window-id'))).toEqual([null, 'w1'])
  })

  test('can have a locale of its own', async () => {
    const { gateway, requests } = gatewayOf(() => ({ body: guest }))
    await gateway.send(whoAmI, {}, { locale: 'fr_CA' })
    expect(requests[0]?.url.searchParams.getAll('page_locale')).toEqual(['fr_CA'])
  })

  test('of an embed sends its token and no cookies', async () => {
    const { gateway, requests } = gatewayOf(() => ({ body: { cartCount: { cartCount: 3 } } }), {
      credentials: 'omit',
      token: () => 't',
    })
    expect(await gateway.send(cartCount, { body: {} })).toBe(3)
    expect(requests[0]?.init.credentials).toBe('omit')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t')
  })

  test('throws a developer error when its key is missing', async () => {
    const { gateway } = gatewayOf(() => ({ body: {} }))
    await expect(
      gateway.send(addToCart, {
        body: { designId: 1, fabric: 'MINKY', size: 'YARD', quantity: 1 },
      }),
    ).rejects.toThrow(/without its key/)
  })
})

describe('a failure', () => {
  test.each([
    ['HTML', { body: '<html>' }],
    ['nothing', { status: 204 }],
    ['another shape', { body: { data: 1 } }],
    ['a truncated body', { body: '{"data":' }],
    ['no errors', { status: 400, body: { errors: [] } }],
    ['errors that are no list', { status: 400, body: { errors: 'x' } }],
    ['a code of the prototype', { status: 400, body: { errors: [{ code: '__proto__' }] } }],
    ['a 401 of HTML', { status: 401, body: '<html>' }],
  ] as const)('with %s is SERVER_ERROR', async (_, reply) => {
    const { gateway } = gatewayOf(() => reply)
    expect((await failure(gateway.send(whoAmI, { query: {} }))).code).toBe('SERVER_ERROR')
  })

  test('keeps code, status, field and params, and turns unknown item codes into one', async () => {
    const { gateway } = gatewayOf(() => ({
      status: 400,
      body: {
        errors: [
          {
            code: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
            field: 'total',
            params: { amount: 'US$1.00', evil: {} },
          },
          { code: 'ORDER_ITEM_ODD' },
        ],
      },
    }))
    const error = await failure(gateway.send(whoAmI, { query: {} }))
    expect(error).toMatchObject({
      code: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
      status: 400,
      field: 'total',
      params: { amount: 'US$1.00' },
    })
    expect(error.params).not.toHaveProperty('evil')
    expect(error.all?.[1]?.code).toBe('ORDER_ITEM_INVALID')
  })

  test('of a read is retried twice, of a write not at all', async () => {
    const down = gatewayOf(() => new TypeError('network'))
    await failure(down.gateway.send(getDesign, { params: { id: 1 }, query: {} }))
    expect(down.requests).toHaveLength(3)
    const write = gatewayOf(() => new TypeError('network'))
    await failure(
      write.gateway.send(
        addToCart,
        { body: { designId: 1, fabric: 'MINKY', size: 'YARD', quantity: 1 } },
        { key: 'k' },
      ),
    )
    expect(write.requests).toHaveLength(1)
    expect(write.requests[0]?.headers.get('idempotency-key')).toBe('k')
  })

  test('with a conflict is never retried and carries the current cart', async () => {
    const { gateway, requests } = gatewayOf(() => ({
      status: 409,
      body: { errors: [{ code: 'CART_VERSION_CONFLICT' }], current: { id: 1 } },
    }))
    expect(
      (await failure(gateway.send(getCart, { params: { id: 'pending' }, query: {} }))).current,
    ).toEqual({ id: 1 })
    expect(requests).toHaveLength(1)
  })

  test('by timeout rejects with SERVER_ERROR, whose cause is the timeout', async () => {
    const gateway = createGateway({ url: 'https://api.test', locale: 'en_US', fetch: hanging })
    const late = await failure(gateway.send(cartCount, { body: {} }, { timeoutMs: 20 }))
    expect(late).toMatchObject({ code: 'SERVER_ERROR', cause: { name: 'TimeoutError' } })
  })

  test('by an abort rejects with the reason of the abort', async () => {
    const aborter = new AbortController()
    const pending = createGateway({
      url: 'https://api.test',
      locale: 'en_US',
      fetch: hanging,
    }).send(whoAmI, { query: {} }, { signal: aborter.signal })
    aborter.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
  })
})

describe('an expired session', () => {
  test('is refreshed once for many waiting calls, and each is sent again', async () => {
    let fresh = false
    const { gateway, requests } = gatewayOf((path) => {
      if (path === '/refresh_token') {
        fresh = true
        return { status: 204 }
      }
      return fresh ? { body: guest } : code('JWTExpired', 401)
    })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        gateway.send(whoAmI, {}, { locale: at % 2 ? 'en_US' : 'fr_FR' }),
      ),
    )
    expect(answers).toHaveLength(50)
    expect(requests.filter(({ url }) => url.pathname === '/refresh_token')).toHaveLength(1)
  })

  test('that expires again at once is not refreshed a second time before a call has succeeded', async () => {
    let expired = true
    const { gateway, requests } = gatewayOf((path) => {
      if (path === '/refresh_token') return { status: 204 }
      return expired ? code('JWTExpired', 401) : { body: guest }
    })
    const refreshes = () => requests.filter(({ url }) => url.pathname === '/refresh_token').length
    expect((await failure(gateway.send(whoAmI, { query: {} }))).code).toBe('JWTExpired')
    await failure(gateway.send(whoAmI, { query: {} }))
    expect(refreshes()).toBe(1)
    expired = false
    await gateway.send(whoAmI, { query: {} })
    expired = true
    await failure(gateway.send(whoAmI, { query: {} }))
    expect(refreshes()).toBe(2)
  })

  test('whose refresh gets no answer is given up after the limit of a call', async () => {
    const expired = Response.json(code('JWTExpired', 401).body, { status: 401 })
    const fetch = ((url: string, init: RequestInit) =>
      url.endsWith('/refresh_token') ? hanging(url, init) : expired) as typeof globalThis.fetch
    const options = { url: 'https://api.test', locale: 'en_US', fetch, timeoutMs: 100 } as const
    expect((await failure(createGateway(options).send(whoAmI, {}))).code).toBe('SERVER_ERROR')
  })

  test('whose refresh fails is reported, the refresh sent once', async () => {
    const { gateway, requests } = gatewayOf((path) =>
      path === '/refresh_token' ? { status: 500, body: {} } : code('JWTExpired', 401),
    )
    expect((await failure(gateway.send(whoAmI, { query: {} }))).code).toBe('SERVER_ERROR')
    expect(requests.filter(({ url }) => url.pathname === '/refresh_token')).toHaveLength(1)
  })

  test('with another 401 is not refreshed; a login code on a 400 is reported', async () => {
    const invalid = gatewayOf(() => code('JWTInvalid', 401))
    expect((await failure(invalid.gateway.send(whoAmI, { query: {} }))).code).toBe('JWTInvalid')
    expect(invalid.requests).toHaveLength(1)
    const onSessionLost = vi.fn()
    await failure(
      gatewayOf(() => code('EXPIRED_SESSION', 400), { onSessionLost }).gateway.send(whoAmI, {
        query: {},
      }),
    )
    expect(onSessionLost).toHaveBeenCalledOnce()
  })
})
