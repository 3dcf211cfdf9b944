import { shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import { createGuest, whoAmI } from '@selvage/core/session'
import type { GuestSession, User } from '@selvage/core/session'
import { describe, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'
import type { ShopOptions } from './shop-options.ts'

const guestUser = { id: 'user-1', type: 'guest' } as unknown as User
const member = { id: 'user-2', type: 'member' } as unknown as User
const lost = shopError('EXPIRED_SESSION', { status: 401 })
const options: ShopOptions = {
  gatewayUrl: 'https://api.test',
  country: 'DE',
  currency: 'EUR',
  locale: 'de_DE',
  measurement: 'metric',
}

/** A session whose gateway answers with the users in turn, the last one from then on. */
function openSession(users: readonly (User | null | Error)[], guest?: GuestSession) {
  const sent: unknown[] = []
  let asked = 0
  const send = (call: unknown, input: unknown): Promise<unknown> => {
    sent.push(call === whoAmI ? 'who' : input)
    if (call === createGuest) return Promise.resolve({ user: guestUser })
    const user = users[Math.min(asked, users.length - 1)]
    asked += 1
    return user instanceof Error ? Promise.reject(user) : Promise.resolve(user)
  }
  const report = vi.fn()
  const onNewGuest = vi.fn()
  const onEnded = vi.fn()
  const session = createSession({
    gateway: { url: options.gatewayUrl, send: send as unknown as Gateway['send'] },
    options,
    guest,
    report,
    onNewGuest,
    onEnded,
  })
  return { session, sent, report, onNewGuest, onEnded }
}
const made = { body: { kind: 'session', country: 'DE', currency: 'EUR', locale: 'de_DE' } }
const write = () => Promise.resolve('written')

describe('a session', () => {
  it.each([
    ['visitor', null, 'guest'],
    ['guest', guestUser, 'guest'],
    ['member', member, 'member'],
  ] as const)('is a %s’s by the user', async (status, user, type) => {
    const { session, sent } = openSession([user])
    expect(session.get()).toEqual({ status: 'unasked', user: null })
    expect(session.type()).toBe('unknown')
    expect(await session.load()).toEqual({ status, user })
    expect(session.get()).toEqual({ status, user })
    expect(session.type()).toBe(type)
    expect(sent).toEqual(['who'])
  })

  it('is unknown where the gateway cannot be asked, and is asked for again', async () => {
    const down = shopError('SERVER_ERROR')
    const { session, sent, report } = openSession([down, guestUser])
    expect(await session.load()).toEqual({ status: 'unknown', user: null })
    expect(session.type()).toBe('unknown')
    expect(report.mock.calls).toEqual([[down, 'session.load']])
    expect(await session.withSession(write)).toBe('written')
    expect(sent).toEqual(['who', 'who'])
  })

  it.each(['EXPIRED_SESSION', 'JWTInvalid'] as const)(
    'that has ended, as %s says, makes a visitor, and is no failure to report',
    async (code) => {
      const { session, report, onEnded } = openSession([shopError(code, { status: 401 })])
      expect(await session.load()).toEqual({ status: 'visitor', user: null })
      expect(session.type()).toBe('guest')
      expect(report).not.toHaveBeenCalled()
      expect(onEnded).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['a token that could not be refreshed yet', shopError('JWTExpired', { status: 401 })],
    ['another status', shopError('EXPIRED_SESSION', { status: 500 })],
  ])('is unknown by %s', async (_, error) => {
    const { session, report } = openSession([error])
    expect(await session.load()).toEqual({ status: 'unknown', user: null })
    expect(report).toHaveBeenCalledOnce()
  })

  it('is asked for once by loads at once, and again by the next', async () => {
    const { session, sent } = openSession([null, guestUser])
    await Promise.all([session.load(), session.load()])
    expect(sent).toEqual(['who'])
    expect(await session.load()).toMatchObject({ status: 'guest' })
  })

  it('is known of a page that says it, and followed by its listeners', async () => {
    const { session, sent } = openSession([null])
    const listener = vi.fn()
    session.subscribe(listener)
    session.setUser(member)
    expect(session.get()).toEqual({ status: 'member', user: member })
    session.setUser(null)
    expect(session.get()).toEqual({ status: 'visitor', user: null })
    expect(listener).toHaveBeenCalledTimes(2)
    await session.withSession(write)
    expect(sent).toEqual([made])
  })
})

describe('a write', () => {
  it('of a visitor makes a guest of the page’s preferences, one for two writes at once', async () => {
    const { session, sent } = openSession([null])
    expect(await Promise.all([session.withSession(write), session.withSession(write)])).toEqual([
      'written',
      'written',
    ])
    expect(sent).toEqual(['who', made])
    expect(session.get()).toEqual({ status: 'guest', user: guestUser })
  })

  it('is not sent where the user is unknown', async () => {
    const { session } = openSession([shopError('SERVER_ERROR')])
    const run = vi.fn(write)
    await expect(session.withSession(run)).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    expect(run).not.toHaveBeenCalled()
  })

  it('is rejected once where the session has ended, and the next is a guest’s', async () => {
    const { session, sent, onEnded } = openSession([lost])
    const run = vi.fn(write)
    await expect(session.withSession(run)).rejects.toMatchObject({
      code: 'EXPIRED_SESSION',
      status: 401,
    })
    expect(run).not.toHaveBeenCalled()
    expect(onEnded).toHaveBeenCalledOnce()
    expect(await session.withSession(run)).toBe('written')
    expect(sent).toEqual(['who', made])
    expect(onEnded).toHaveBeenCalledOnce()
  })

  it('of a guest whose session has ended is sent again by a new one', async () => {
    const { session, sent, onEnded } = openSession([lost])
    session.setUser(guestUser)
    const run = vi.fn(write).mockRejectedValueOnce(lost)
    expect(await session.withSession(run)).toBe('written')
    expect(sent).toEqual(['who', made])
    expect(onEnded).not.toHaveBeenCalled()
  })

  it('of a guest asks nothing', async () => {
    const { session, sent } = openSession([null])
    session.setUser(guestUser)
    expect(await session.withSession(write)).toBe('written')
    expect(sent).toEqual([])
  })

  it('of a guest who was forgotten is sent again by a new one', async () => {
    const { session, sent, onNewGuest } = openSession([null])
    session.setUser(guestUser)
    const run = vi.fn(write).mockRejectedValueOnce(lost)
    expect(await session.withSession(run)).toBe('written')
    expect(run).toHaveBeenCalledTimes(2)
    expect(sent).toEqual(['who', made])
    expect(onNewGuest).toHaveBeenCalledOnce()
  })

  it.each([
    ['a guest who is still known', guestUser, lost, ['who']],
    ['a member, who has to log in', member, lost, []],
    ['a guest, by another status', guestUser, shopError('EXPIRED_SESSION', { status: 400 }), []],
    ['a guest, by another error', guestUser, Object.assign(new Error('x'), { status: 401 }), []],
  ])('that is rejected of %s is sent once', async (_, user, error, asked) => {
    const { session, sent, onNewGuest } = openSession([user])
    session.setUser(user)
    const run = vi.fn(() => Promise.reject(error))
    await expect(session.withSession(run)).rejects.toBe(error)
    expect(run).toHaveBeenCalledOnce()
    expect(sent).toEqual(asked)
    expect(onNewGuest).not.toHaveBeenCalled()
  })
})

describe('the session of a token', () => {
  const tokenGuest = (first?: string) => {
    const known = { token: first }
    const guest: GuestSession = {
      token: () => known.token,
      withSession: (run) => {
        known.token ??= 'token-0123456789'
        return run()
      },
    }
    return { guest, known }
  }

  it('is a visitor’s until there is a token, and asks the gateway nothing', async () => {
    const { guest } = tokenGuest()
    const { session, sent } = openSession([member], guest)
    expect(await session.load()).toEqual({ status: 'visitor', user: null })
    expect(await session.withSession(write)).toBe('written')
    expect(session.get()).toEqual({ status: 'guest', user: null })
    expect(sent).toEqual([])
  })

  it('is a guest’s after a failed write too, and changes once', async () => {
    const { guest } = tokenGuest()
    const { session } = openSession([member], guest)
    const listener = vi.fn()
    session.subscribe(listener)
    await expect(session.withSession(() => Promise.reject(lost))).rejects.toBe(lost)
    await session.withSession(write)
    expect(listener.mock.calls).toEqual([[{ status: 'guest', user: null }]])
  })
})
