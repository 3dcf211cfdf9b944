import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'

const STOREFRONT = 'http://localhost:3000'
const PARTNER = 'http://127.0.0.1:3001'
const json = { 'Content-Type': 'application/json' }

describe('the origin of a request', () => {
  let gateway: ReferenceGateway
  let shopper: Shopper
  beforeAll(async () => {
    gateway = await openReferenceGateway()
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

  it('admits the storefront and its partners by exact origin', async () => {
    const unknownOrigins = [
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
    ]
    for (const origin of unknownOrigins) {
      const response = await gateway.fetch('/fabrics', { headers: { Origin: origin } })
      expect([
        origin,
        response.status,
        response.headers.get('access-control-allow-origin'),
      ]).toEqual([origin, 403, null])
      expect(
        (
          await gateway.fetch('/guests', {
            method: 'OPTIONS',
            headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
          })
        ).headers.get('access-control-allow-origin'),
      ).toBeNull()
    }
    const own = await gateway.fetch('/fabrics', { headers: { Origin: STOREFRONT } })
    expect([
      own.headers.get('access-control-allow-origin'),
      own.headers.get('access-control-allow-credentials'),
      own.headers.get('vary'),
    ]).toEqual([STOREFRONT, 'true', 'Origin'])
    const partner = await gateway.fetch('/fabrics', { headers: { Origin: PARTNER } })
    expect([
      partner.headers.get('access-control-allow-origin'),
      partner.headers.get('access-control-allow-credentials'),
    ]).toEqual([PARTNER, null])
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
      { Origin: PARTNER },
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
    for (const headers of [{}, { Origin: PARTNER }]) {
      const response = await gateway.fetch('/guests', {
        method: 'POST',
        headers: { ...headers, ...json },
        body: '{"kind":"session"}',
      })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
  })
})
