import { createGuest, patchPreferences, whoAmI } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe.each(DATABASES)('sessions on %s', (database) => {
  let gateway: ReferenceGateway
  let now = new Date('2026-11-01T12:00:00Z')
  const later = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database, deps: () => ({ now: () => now }) })
  })
  afterAll(() => gateway.close())

  const guest = async (body: object = {}) => {
    const shopper = gateway.shopper()
    const made = await shopper.gateway.send(createGuest, { body: { kind: 'session', ...body } })
    return { shopper, made }
  }

  it('is null before there is a guest, and the guest afterwards', async () => {
    const shopper = gateway.shopper()
    expect(await shopper.gateway.send(whoAmI, { query: {} })).toBeNull()
    const { user } = await shopper.gateway.send(createGuest, {
      body: { kind: 'session', country: 'DE' },
    })
    expect(await shopper.gateway.send(whoAmI, { query: {} })).toEqual(user)
    expect(user).toMatchObject({
      type: 'guest',
      preferences: { country: 'DE', currency: 'EUR', measurement: 'metric' },
    })
  })

  it('makes one guest of two tabs', async () => {
    const { shopper, made } = await guest()
    expect((await shopper.gateway.send(createGuest, { body: { kind: 'session' } })).user.id).toBe(
      made.user.id,
    )
  })

  it('hides its cookies from scripts and other sites, and stores no token', async () => {
    const response = await gateway.fetch('/guests', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: '{"kind":"session"}',
    })
    const lines = response.headers.getSetCookie()
    expect(lines).toHaveLength(2)
    for (const line of lines)
      expect(line).toMatch(
        /^selvage_(access|refresh)=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
      )
    const refresh =
      lines.map((line) => /selvage_refresh=([^;]+)/.exec(line)?.[1]).find(Boolean) ?? ''
    const { rows } = await gateway.deps.db.pool.query(
      'SELECT row_to_json(s)::text AS row FROM sessions s',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows as { row: string }[]) expect(row).not.toContain(refresh)
  })

  it('asks for a refresh after 15 minutes, and the client makes one for all that wait', async () => {
    const { shopper, made } = await guest()
    const before = shopper.cookies.get('selvage_refresh')
    later(15 * 60 + 1)
    const expired = await shopper.fetch('/api/spoonflower/who-am-i')
    expect([expired.status, await expired.json()]).toMatchObject([
      401,
      { errors: [{ code: 'JWTExpired' }] },
    ])
    const users = await Promise.all(
      Array.from({ length: 20 }, () => shopper.gateway.send(whoAmI, { query: {} })),
    )
    expect(new Set(users.map((user) => user?.id))).toEqual(new Set([made.user.id]))
    expect(shopper.cookies.get('selvage_refresh')).not.toBe(before)
  })

  it('gives the same successor within 60 seconds, and ends the session of a token that comes back later', async () => {
    const { shopper } = await guest()
    const old = new Map(shopper.cookies)
    expect((await shopper.fetch('/refresh_token')).status).toBe(204)
    const successor = shopper.cookies.get('selvage_refresh')
    const again = gateway.shopper()
    for (const [name, value] of old) again.cookies.set(name, value)
    later(50)
    expect((await again.fetch('/refresh_token')).status).toBe(204)
    expect(again.cookies.get('selvage_refresh')).toBe(successor)
    later(20)
    for (const [name, value] of old) again.cookies.set(name, value)
    const thief = await again.fetch('/refresh_token')
    expect([thief.status, await thief.json()]).toMatchObject([
      401,
      { errors: [{ code: 'JWTInvalid' }] },
    ])
    expect((await shopper.fetch('/refresh_token')).status).toBe(401)
    expect(shopper.cookies.size).toBe(0)
  })

  it('refreshes for the storefront alone: no navigation, no stranger, no partner, no missing origin', async () => {
    const { shopper } = await guest()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const hostile: Record<string, string>[] = [
      {},
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: 'http://127.0.0.1:3001' },
      { Origin: 'http://localhost:3000.evil.test' },
      { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'http://localhost:3000', 'Sec-Fetch-Mode': 'navigate' },
    ]
    for (const headers of hostile)
      expect(
        (await gateway.fetch('/refresh_token', { headers: { Cookie: cookie, ...headers } })).status,
      ).toBe(403)
    expect((await shopper.fetch('/refresh_token')).status).toBe(204)
  })

  it('clears cookies that were never ours', async () => {
    const shopper = gateway.shopper()
    shopper.cookies.set('selvage_access', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.')
    const response = await shopper.fetch('/api/spoonflower/who-am-i')
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { errors: [{ code: 'JWTInvalid' }] },
    ])
    expect(shopper.cookies.size).toBe(0)
    expect(await shopper.gateway.send(whoAmI, { query: {} })).toBeNull()
  })

  it('changes preferences, and rejects what does not exist at its field', async () => {
    const { shopper } = await guest()
    const patch = async (preferences: object) => {
      const response = await shopper.fetch('/user/me/preferences', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ preferences }),
      })
      return [
        response.status,
        ((await response.json()) as { errors?: { code: string; field?: string }[] }).errors?.map(
          ({ code, field }) => `${code} ${field}`,
        ),
      ]
    }
    expect(
      await shopper.gateway.send(patchPreferences, {
        body: { currency: 'GBP', country: 'GB', measurement: 'metric' },
      }),
    ).toMatchObject({ currency: 'GBP', country: 'GB' })
    expect(await patch({ currency: 'XXX' })).toEqual([
      400,
      ['CURRENCY_INVALID preferences.currency'],
    ])
    expect(await patch({ currency: '__proto__' })).toEqual([
      400,
      ['CURRENCY_INVALID preferences.currency'],
    ])
    expect(await patch({ country: 'constructor' })).toEqual([
      400,
      ['FIELD_VALUE_INVALID preferences.country'],
    ])
    expect(await patch({ adult_content: true })).toEqual([
      400,
      ['FIELD_VALUE_INVALID preferences.adult_content'],
    ])
    expect(await patch({ adult_content: 'yes', isAdmin: true })).toEqual([
      400,
      [
        'FIELD_VALUE_INVALID preferences.adult_content',
        'FIELD_NAME_INVALID_OR_INEDITABLE preferences.isAdmin',
      ],
    ])
    expect(await shopper.gateway.send(whoAmI, { query: {} })).toMatchObject({
      preferences: { currency: 'GBP', adultContent: false },
    })
  })

  it('gives an embed a token that opens its cart and nothing else', async () => {
    const page = gateway.partner()
    const made = await page.gateway.send(createGuest, { body: { kind: 'embed' } })
    expect(made.cartToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    page.token = made.cartToken ?? undefined
    expect((await page.gateway.send(whoAmI, { query: {} }))?.id).toBe(made.user.id)
    const headers = { Authorization: `Bearer ${page.token}`, Origin: 'http://127.0.0.1:3001' }
    expect(
      (
        await gateway.fetch('/cart_handover/redeem', {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: '{"code":"x"}',
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await gateway.fetch('/order/pending', {
          headers: { ...headers, Authorization: `Bearer ${'a'.repeat(43)}` },
        })
      ).status,
    ).toBe(401)
    const response = await gateway.fetch('/order/pending', { headers })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
