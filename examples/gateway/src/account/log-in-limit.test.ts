import { logIn, register } from '@selvage/core/account'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { argon2 } from '../secrets/passwords.ts'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

const PASSWORD = 'a long password'
const FREE = 3

describe.each(DATABASES)('wrong passwords on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    const { limits } = gateway.deps.config
    Object.assign(gateway.deps.config, {
      limits: { ...limits, failedLogins: FREE, accountsPerHour: 8 },
      trustedProxies: ['local'],
    })
    for (const name of ['ada', 'bob'])
      await gateway.shopper().gateway.send(register, {
        body: {
          screenName: name,
          email: `${name}@example.com`,
          password: PASSWORD,
          newsletter: false,
        },
      })
  })
  afterAll(() => gateway.close())
  afterEach(() => vi.useRealTimers())

  /** The status of a login, with the seconds to wait where there are some. */
  async function tryIt(email: string, password: string, peer: string) {
    const answer = await gateway.shopper().fetch('/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': peer },
      body: JSON.stringify({ email, password }),
    })
    const wait = answer.headers.get('retry-after')
    return wait === null ? answer.status : `${answer.status} ${wait}`
  }

  it('make an account wait longer each time, whoever tries it, and no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const waits = []
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await tryIt('ada@example.com', 'wrong', `192.0.2.${tries}`)).toBe(400)
      const next = await tryIt('ADA@example.com', PASSWORD, '192.0.2.100')
      const wait = typeof next === 'string' ? Number(next.split(' ')[1]) : 0
      waits.push(wait)
      vi.setSystemTime(Date.now() + wait * 1000 + 1)
    }
    expect(waits).toEqual([0, 0, 30, 120, 600, 3600])
    expect(await tryIt('ada@example.com', PASSWORD, '192.0.2.100')).toBe(200)
    expect(await tryIt('bob@example.com', PASSWORD, '192.0.2.101')).toBe(200)
  })

  it('are counted for an address that has no account, too', async () => {
    const tries = []
    for (let at = 0; at < FREE + 1; at += 1)
      tries.push(await tryIt('nobody@example.com', 'wrong', `198.51.100.${at}`))
    expect(tries).toEqual([400, 400, 400, '429 30'])
  })

  it('of one address are limited, however many accounts it tries', async () => {
    const tries = []
    for (let at = 0; at < 4 * FREE + 1; at += 1)
      tries.push(await tryIt(`nobody-${at}@example.com`, 'wrong', '203.0.113.1'))
    expect(tries.slice(0, 4 * FREE).every((status) => status === 400)).toBe(true)
    expect(tries.at(-1)).toBe('429 30')
    expect(await tryIt('bob@example.com', PASSWORD, '203.0.113.2')).toBe(200)
  })

  it('of an address that has to wait take no try of an account', async () => {
    for (let at = 0; at < 4 * FREE + 1; at += 1)
      await tryIt(`nobody-else-${at}@example.com`, 'wrong', '203.0.113.7')
    for (let at = 0; at < 2 * FREE; at += 1)
      expect(await tryIt('bob@example.com', 'wrong', '203.0.113.7')).toBe('429 30')
    expect(await tryIt('bob@example.com', PASSWORD, '203.0.113.8')).toBe(200)
  })

  it('are no more than that when they come all at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        tryIt('crowd@example.com', 'wrong', `198.51.100.${100 + at}`),
      ),
    )
    expect(tries.filter((status) => status === 400).length).toBeLessThanOrEqual(FREE)
    expect(tries.filter((status) => String(status).startsWith('429')).length).toBeGreaterThan(15)
  })

  it('are not counted when the password is right', async () => {
    for (let at = 0; at < 3 * FREE; at += 1)
      expect(await tryIt('bob@example.com', PASSWORD, '203.0.113.9')).toBe(200)
  })

  it('name no member in the counters', async () => {
    const { rows } = await gateway.deps.db.pool.query<{ key: string }>(
      'SELECT key FROM rate_limits',
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([])
  })

  it('cost the same hash for an unknown address as for a known one', async () => {
    Object.assign(gateway.deps.config.limits, { failedLogins: 0 })
    const verify = vi.spyOn(argon2, 'verify')
    const costsOf = async (email: string) => {
      verify.mockClear()
      expect(await tryIt(email, 'wrong', '203.0.113.50')).toBe(400)
      return verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const known = await costsOf('bob@example.com')
    expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await costsOf('stranger@example.com')).toEqual(known)
    verify.mockRestore()
  })
})

it('makes no more accounts from one address in an hour than the limit says', async () => {
  const gateway = await openReferenceGateway()
  Object.assign(gateway.deps.config, {
    limits: { ...gateway.deps.config.limits, accountsPerHour: 2 },
  })
  const join = (name: string) =>
    gateway.shopper().gateway.send(register, {
      body: { screenName: name, email: `${name}@a.test`, password: PASSWORD, newsletter: false },
    })
  await join('one')
  await join('two')
  await expect(join('three')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' })
  expect(
    await gateway.shopper().gateway.send(logIn, {
      body: { email: 'one@a.test', password: PASSWORD },
    }),
  ).toMatchObject({ savedForLater: 0 })
  await gateway.close()
})
