import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'

const STOREFRONT = 'http://localhost:3000'
const SECOND_STOREFRONT = 'https://www.shop.example'
const json = { 'Content-Type': 'application/json' }
/** The origin that may read an answer, and whether with cookies. */
const cors = ({ headers }: Response) =>
  ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) =>
    headers.get(name),
  )

describe('the origin of a request', () => {
  let gateway: ReferenceGateway
  let shopper: Shopper
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      config: { storefrontOrigins: [STOREFRONT, SECOND_STOREFRONT] },
    })
    shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
  })
  afterAll(() => gateway.close())

  it('answers 421 for other hosts than its own', async () => {
    for (const host of ['evil.test', 'localhost:4000.evil.test', 'localhost', ''])
      expect((await gateway.fetch('/fabrics', { headers: { Host: host } })).status).toBe(421)
    expect(
      (
        await gateway.fetch('/fabrics', {
          headers: { Host: '127.0.0.1:4000', 'X-Forwarded-Host': 'evil.test' },
        })
      ).status,
    ).toBe(200)
  })

  it('lets a page of any origin read without cookies, and the storefronts alone with them', async () => {
    const foreignOrigins = [
      'https://localhost:3000',
      'http://localhost:3000.evil.test',
      'http://localhost:30000',
      'http://evil.test',
      'null',
      'http://127.0.0.1:3001.evil.test',
      'http://127.0.0.1',
      'http://LOCALHOST:3000',
      'http://localhost:3000/',
      'file://',
      'http://xn--localhost:3000',
      'http://user@localhost:3000',
      FOREIGN_ORIGIN,
    ]
    for (const origin of foreignOrigins) {
      const response = await gateway.fetch('/fabrics', { headers: { Origin: origin } })
      expect([origin, response.status, cors(response)]).toEqual([origin, 200, ['*', null]])
      const preflight = await gateway.fetch('/guests', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
      expect([origin, preflight.status, cors(preflight)]).toEqual([origin, 204, ['*', null]])
    }
    for (const origin of [STOREFRONT, SECOND_STOREFRONT]) {
      const own = await gateway.fetch('/fabrics', { headers: { Origin: origin } })
      expect([cors(own), own.headers.get('vary')]).toEqual([[origin, 'true'], 'Origin'])
      const preflight = await gateway.fetch('/guests', {
        method: 'OPTIONS',
        headers: { Origin: origin },
      })
      expect(cors(preflight)).toEqual([origin, 'true'])
    }
  })

  it('gives caches one answer for all foreign pages, apart from that of the storefront', async () => {
    const read = async (headers: Record<string, string>) => {
      const response = await gateway.fetch('/fabrics', { headers })
      return [response.headers.get('cache-control'), response.headers.get('vary')]
    }
    const shared = ['public, max-age=60', 'Sec-Fetch-Site']
    for (const headers of [{}, { Origin: FOREIGN_ORIGIN }, { Origin: 'null' }])
      expect(await read({ ...headers, 'Sec-Fetch-Site': 'cross-site' })).toEqual(shared)
    expect(await read({ Origin: FOREIGN_ORIGIN })).toEqual(shared)
    expect(await read({ Origin: STOREFRONT, 'Sec-Fetch-Site': 'same-site' })).toEqual([
      'public, max-age=60',
      'Origin',
    ])
    // Its browser would give the stored answer to the storefront's page, which sends cookies.
    const neighbor = { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' }
    expect(await read(neighbor)).toEqual(['no-store', 'Sec-Fetch-Site'])
  })

  it('takes a page on its own origin for the storefront, as the browser says', async () => {
    const open = (headers: Record<string, string>) =>
      gateway.fetch('/guests', {
        method: 'POST',
        headers: { ...json, ...headers },
        body: '{"kind":"session","country":"US","currency":"USD","locale":"en_US"}',
      })
    const own = await open({ Origin: 'http://127.0.0.1:4000', 'Sec-Fetch-Site': 'same-origin' })
    expect([own.status, own.headers.getSetCookie().length > 0]).toEqual([200, true])
    for (const [origin, site] of [
      ['http://127.0.0.1:4000', 'same-site'],
      ['null', 'same-origin'],
      [FOREIGN_ORIGIN, 'cross-site'],
    ] as const)
      expect((await open({ Origin: origin, 'Sec-Fetch-Site': site })).status).toBe(403)
  })

  it('opens a guest cart to a page of any origin, by its token alone', async () => {
    for (const origin of [FOREIGN_ORIGIN, 'null']) {
      const send = (path: string, init: RequestInit = {}) =>
        gateway.fetch(path, { ...init, headers: { ...json, ...init.headers, Origin: origin } })
      const made = await send('/guests', { method: 'POST', body: '{"kind":"embed"}' })
      const { cart_token: token } = (await made.json()) as { cart_token: string }
      expect([made.status, made.headers.getSetCookie(), cors(made)]).toEqual([200, [], ['*', null]])
      const bearer = { headers: { Authorization: `Bearer ${token}` } }
      const whose = await send('/api/spoonflower/who-am-i', bearer)
      expect(((await whose.json()) as { data: { user: object } }).data.user).toMatchObject({
        guest: true,
      })
    }
  })

  it('reads no cookie of a foreign page, and ends no session for one', async () => {
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const who = await gateway.fetch('/api/spoonflower/who-am-i', {
      headers: { Origin: FOREIGN_ORIGIN, Cookie: cookie },
    })
    expect(await who.json()).toEqual({ data: { user: null } })
    for (const headers of [{ Cookie: 'selvage_access=x' }, { Authorization: 'Bearer x' }]) {
      const broken = await gateway.fetch('/api/spoonflower/who-am-i', {
        headers: { ...headers, Origin: FOREIGN_ORIGIN },
      })
      expect(broken.headers.getSetCookie()).toEqual([])
    }
  })

  it('keeps the checkout for the storefronts, with a rejection that a page can read', async () => {
    const guarded = ROUTES.filter(({ call }) =>
      ['session', 'member', 'order', 'reorder'].includes(call.auth),
    )
    expect(guarded.length).toBeGreaterThan(8)
    for (const { call } of guarded) {
      const response = await gateway.fetch(call.path.replaceAll(/\{\w+\}/g, 'A'.repeat(22)), {
        method: call.method,
        headers: { Origin: FOREIGN_ORIGIN, ...json },
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      })
      expect([call.name, response.status, cors(response)]).toEqual([call.name, 403, ['*', null]])
      expect(await response.json()).toMatchObject({
        errors: [
          {
            code: 'UNAUTHORIZED',
            field: 'Origin',
            message: expect.stringMatching(/^Only the storefront.*STOREFRONT_ORIGINS\.$/),
          },
        ],
      })
    }
    const order = '/order/pending/checkout'
    for (const origin of [STOREFRONT, SECOND_STOREFRONT])
      expect((await gateway.fetch(order, { headers: { Origin: origin } })).status).toBe(401)
  })

  it('says in every rejection what to do, to every page', async () => {
    const rejections: [number, string, RequestInit][] = [
      [404, '/nothing', {}],
      [405, '/fabrics', { method: 'DELETE' }],
      [414, `/fabrics?${'x'.repeat(9_000)}`, {}],
      [421, '/fabrics', { headers: { Host: 'evil.test' } }],
    ]
    for (const [status, path, init] of rejections)
      for (const origin of [FOREIGN_ORIGIN, 'null', STOREFRONT]) {
        const headers = { ...(init.headers as Record<string, string>), Origin: origin }
        const response = await gateway.fetch(path, { ...init, headers })
        expect([response.status, cors(response)[0]]).toEqual([
          status,
          origin === STOREFRONT ? STOREFRONT : '*',
        ])
        const { errors } = (await response.json()) as { errors: { message: string }[] }
        expect(errors[0]?.message).toMatch(/^[A-Z].*\. .*\.$/)
      }
  })

  it("rejects a change with cookies from any page but the storefront's", async () => {
    const state = async () =>
      (
        await gateway.deps.db.pool.query(
          'SELECT (SELECT json_agg(u ORDER BY id) FROM users u)::text AS users, (SELECT json_agg(s ORDER BY id) FROM sessions s)::text AS sessions, (SELECT json_agg(c ORDER BY id) FROM carts c)::text AS carts, (SELECT json_agg(i ORDER BY id) FROM cart_items i)::text AS items',
        )
      ).rows[0] as unknown
    const before = await state()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const from: Record<string, string>[] = [
      {},
      { Origin: 'http://evil.test' },
      { Origin: 'null' },
      { Origin: FOREIGN_ORIGIN },
      { Origin: STOREFRONT, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: STOREFRONT, 'Sec-Fetch-Mode': 'navigate' },
    ]
    const bodies: [string, string][] = [
      [
        'application/json',
        '{"preferences":{"currency":"EUR"},"kind":"session","quantity":2,"code":"x"}',
      ],
      ['text/plain', '{"kind":"session"}'],
      ['application/x-www-form-urlencoded', 'kind=session'],
    ]
    let examined = 0
    for (const { call } of ROUTES.filter(
      ({ call: one }) =>
        one.auth !== 'provider' && (one.method !== 'GET' || one.name === 'session.refresh'),
    )) {
      for (const headers of from)
        for (const [type, body] of bodies) {
          const response = await gateway.fetch(call.path.replaceAll(/\{\w+\}/g, 'A'.repeat(22)), {
            method: call.method,
            headers: {
              ...headers,
              Cookie: cookie,
              'Content-Type': type,
              'Idempotency-Key': 'k',
              'If-Match': '"1"',
            },
            ...(call.method === 'GET' ? {} : { body }),
          })
          expect([call.name, headers, response.status]).toEqual([call.name, headers, 403])
          examined += 1
        }
    }
    expect(examined).toBeGreaterThan(100)
    expect(await state()).toEqual(before)
  })

  it('makes sessions for the storefront alone', async () => {
    for (const headers of [{}, { Origin: FOREIGN_ORIGIN }]) {
      const response = await gateway.fetch('/guests', {
        method: 'POST',
        headers: { ...headers, ...json },
        body: '{"kind":"session"}',
      })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
  })
})
