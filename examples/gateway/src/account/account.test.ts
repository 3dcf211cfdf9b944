import { logIn, logOut, register } from '@selvage/core/account'
import { createGuest, refreshToken, whoAmI } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/demo-accounts.table.ts'
import { seedAccounts } from '../seed/seed-accounts.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const PASSWORD = 'a long password'
const form = (email: string) => ({
  screenName: 'Ada',
  email,
  password: PASSWORD,
  newsletter: false,
})

describe.each(DATABASES)('accounts on %s', (database) => {
  let gateway: ReferenceGateway
  let now = new Date('2026-11-01T12:00:00Z')
  const rows = async (text: string, values: unknown[] = []) =>
    (await gateway.deps.db.pool.query<Record<string, unknown>>(text, values)).rows
  const enter = ({ gateway: client }: Shopper, email: string, password = PASSWORD) =>
    client.send(logIn, { body: { email, password } })
  const who = ({ gateway: client }: Shopper) => client.send(whoAmI, { query: {} })

  beforeAll(async () => {
    gateway = await openReferenceGateway({ database, deps: () => ({ now: () => now }) })
  })
  afterAll(() => gateway.close())

  it('keep a hash of argon2id, and the address in lower case', async () => {
    await gateway.shopper().gateway.send(register, { body: form('Ada@Example.com') })
    const [row] = await rows("SELECT * FROM accounts WHERE email = 'ada@example.com'")
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await rows('SELECT row_to_json(a) FROM accounts a'))).not.toContain(
      PASSWORD,
    )
  })

  it('are made once when a form is sent twice at once', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        gateway.shopper().gateway.send(register, { body: form('twice@example.com') }),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of sent)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'NOT_UNIQUE_EMAIL_ADDRESS' })
    expect(await rows("SELECT FROM users WHERE screen_name = 'Ada'")).toHaveLength(2)
  })

  it('get a new session at each login, and the one before opens nothing any more', async () => {
    const ada = gateway.shopper()
    await enter(ada, 'ada@example.com')
    const before = gateway.shopper()
    for (const [name, value] of ada.cookies) before.cookies.set(name, value)
    await enter(ada, 'ada@example.com')
    expect(ada.cookies.get('selvage_refresh')).not.toBe(before.cookies.get('selvage_refresh'))
    expect((await who(ada))?.screenName).toBe('Ada')
    expect((await before.fetch('/user/me/preferences', { method: 'PATCH' })).status).toBe(401)
    await expect(before.gateway.send(refreshToken, {})).rejects.toMatchObject({ status: 401 })
  })

  it('have no session after a logout, whose row is gone and whose cookies are cleared', async () => {
    const ada = gateway.shopper()
    await enter(ada, 'ada@example.com')
    const stolen = gateway.shopper()
    for (const [name, value] of ada.cookies) stolen.cookies.set(name, value)
    const count = async () => (await rows('SELECT FROM sessions')).length
    const sessions = await count()
    await ada.gateway.send(logOut, { body: {} })
    expect(await count()).toBe(sessions - 1)
    expect([...ada.cookies]).toEqual([])
    expect((await stolen.fetch('/api/spoonflower/who-am-i')).status).toBe(401)
  })

  it('can log out after their access token has expired', async () => {
    const ada = gateway.shopper()
    await enter(ada, 'ada@example.com')
    const refresh = ada.cookies.get('selvage_refresh') ?? ''
    now = new Date(now.getTime() + 20 * 60_000)
    await ada.gateway.send(logOut, { body: {} })
    const again = gateway.shopper()
    again.cookies.set('selvage_refresh', refresh)
    expect((await again.fetch('/refresh_token')).status).toBe(401)
  })

  it('are not entered with a guest’s cookies that somebody else knows', async () => {
    const victim = gateway.shopper()
    await victim.gateway.send(createGuest, { body: { kind: 'session' } })
    const planted = gateway.shopper()
    for (const [name, value] of victim.cookies) planted.cookies.set(name, value)
    await enter(victim, 'ada@example.com')
    expect(await who(planted)).toBe(null)
    expect((await planted.fetch('/refresh_token')).status).toBe(401)
    expect((await who(victim))?.type).toBe('member')
  })

  it.each([
    ['another origin', { Origin: FOREIGN_ORIGIN }],
    ['no origin', {}],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a link', { Origin: 'http://localhost:3000', 'Sec-Fetch-Mode': 'navigate' }],
    ['another site', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
  ])('are not entered, made or left from %s', async (_, headers) => {
    const credentials = { email: 'ada@example.com', password: PASSWORD }
    const bodies = {
      '/user/login': credentials,
      '/user/register': { ...credentials, email: 'new@example.com', screen_name: 'New' },
      '/user/logout': {},
    }
    for (const [path, body] of Object.entries(bodies)) {
      const answer = await gateway.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(headers as Record<string, string>) },
        body: JSON.stringify(body),
      })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await rows("SELECT FROM accounts WHERE email = 'new@example.com'")).toEqual([])
  })

  it('are not entered by a form of another page, which cannot send JSON', async () => {
    const answer = await gateway.fetch('/user/login', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost:3000',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `email=ada@example.com&password=${PASSWORD}`,
    })
    expect(answer.status).toBe(415)
  })

  it('to try the shop out are made once, in an existing database too', async () => {
    const { pool } = gateway.deps.db
    await seedAccounts(pool)
    await pool.query("DELETE FROM users WHERE screen_name = 'June in Hudson'")
    await seedAccounts(pool)
    expect(await rows("SELECT FROM accounts WHERE email = 'member@example.com'")).toEqual([])
    const entered = await Promise.all(
      DEMO_ACCOUNTS.slice(1).map(({ email }) => enter(gateway.shopper(), email, DEMO_PASSWORD)),
    )
    expect(entered.map(({ user }) => [user.designOwner, user.pro])).toEqual([
      [true, false],
      [false, true],
    ])
  })
})
