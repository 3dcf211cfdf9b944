import { logIn, register } from '@selvage/core/account'
import { endDevice, listDevices } from '@selvage/core/devices'
import { whoAmI } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadExport } from '../privacy-request/load-export.ts'
import { FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const PASSWORD = 'a long password'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54 Safari/537.36'

describe('where a member is logged in', () => {
  let gateway: ReferenceGateway
  let now = new Date('2026-11-01T12:00:00Z')
  beforeAll(async () => {
    gateway = await openReferenceGateway({ deps: () => ({ now: () => now }) })
  })
  afterAll(() => gateway.close())

  async function newMember() {
    const email = `${crypto.randomUUID()}@example.com`
    const browser = gateway.shopper()
    const body = { screenName: 'June', email, password: PASSWORD, newsletter: false }
    const { user } = await browser.gateway.send(register, { body })
    const enter = async () => {
      const other = gateway.shopper()
      await other.gateway.send(logIn, { body: { email, password: PASSWORD } })
      return other
    }
    return { browser, user, email, enter }
  }
  const rowsOf = async (userId: string) => {
    const { rows } = await gateway.deps.db.pool.query<{ row: string }>(
      'SELECT row_to_json(s)::text AS row FROM sessions s WHERE user_id = $1',
      [userId],
    )
    return rows.map(({ row }) => row)
  }

  it('is stored by two names, without the text that the browser sends and without an address', async () => {
    const { browser, user, email } = await newMember()
    await browser.fetch('/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': CHROME },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const [row = '', ...others] = await rowsOf(user.id)
    expect(others).toEqual([])
    expect(JSON.parse(row)).toMatchObject({ browser: 'Chrome', system: 'Windows' })
    expect(row).not.toMatch(/141|Mozilla|NT 10|127\.0\.0\.1|::1/)
    const { log_ins: exported } = await loadExport(email, gateway.deps)
    expect(exported).toMatchObject([{ browser: 'Chrome', system: 'Windows' }])
  })

  it('is not stored of a guest, and a session without names gets them when it is renewed', async () => {
    const guest = gateway.shopper()
    const headers = { 'User-Agent': CHROME }
    const made = await guest.fetch('/guests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{"kind":"session"}',
    })
    const { user } = (await made.json()) as { user: { id: string } }
    await guest.fetch('/refresh_token', { headers })
    expect(await rowsOf(user.id)).toEqual([expect.stringContaining('"browser":null')])

    const { browser, user: member } = await newMember()
    expect(await rowsOf(member.id)).toEqual([expect.stringContaining('"browser":null')])
    await browser.fetch('/refresh_token', { headers })
    const named = { browser: 'Chrome', system: 'Windows' }
    expect(await browser.gateway.send(listDevices, {})).toMatchObject([named])
    // The names stay where a later request has none.
    now = new Date(now.getTime() + 120_000)
    await browser.fetch('/refresh_token')
    const [device] = await browser.gateway.send(listDevices, {})
    expect(device).toMatchObject({ ...named, lastUsedAt: now.toISOString() })
  })

  it('lists the one that asks and the 100 others that were used last, none that is over', async () => {
    const { browser, user, enter } = await newMember()
    const [first] = await browser.gateway.send(listDevices, {})
    now = new Date(now.getTime() + 60_000)
    await gateway.deps.db.pool.query(
      `INSERT INTO sessions (id, user_id, refresh_hash, rotated_at, created_at, expires_at)
        SELECT 'session-of-a-script-' || n, $1, '', $2::timestamptz, $2, $2::timestamptz + '1 day'
        FROM generate_series(1, 100) n`,
      [user.id, now],
    )
    const own = await browser.gateway.send(listDevices, {})
    expect([own.length, own[0]?.id]).toEqual([101, first?.id])
    const other = await enter()
    const listed = await other.gateway.send(listDevices, {})
    expect(listed).toHaveLength(101)
    expect(listed.some(({ id }) => id === first?.id)).toBe(false)
    now = new Date(now.getTime() + 2 * 24 * 3_600_000)
    await other.fetch('/refresh_token')
    expect(await other.gateway.send(listDevices, {})).toHaveLength(2)
  })

  it('is changed by the storefront alone', async () => {
    const { browser, enter } = await newMember()
    await enter()
    const [, second] = await browser.gateway.send(listDevices, {})
    const Cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    for (const path of ['/user/me/devices', `/user/me/devices/${second?.id ?? ''}`]) {
      const init = { method: 'DELETE', headers: { Cookie, Origin: FOREIGN_ORIGIN } }
      expect((await gateway.fetch(path, init)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await browser.gateway.send(listDevices, {})).toHaveLength(2)
  })

  it('opens nothing any more once it is ended, neither by its access nor by its refresh token', async () => {
    const { browser, enter } = await newMember()
    const other = await enter()
    const before = new Map(other.cookies)
    const [, second] = await browser.gateway.send(listDevices, {})
    await browser.gateway.send(endDevice, { params: { id: second?.id ?? '' } })
    const Cookie = [...before].map((pair) => pair.join('=')).join('; ')
    const Origin = gateway.deps.config.storefrontOrigins[0]
    for (const path of ['/user/me/devices', '/refresh_token'])
      expect((await gateway.fetch(path, { headers: { Cookie, Origin } })).status).toBe(401)
    expect(await browser.gateway.send(whoAmI, { query: {} })).toMatchObject({ type: 'member' })
  })
})
