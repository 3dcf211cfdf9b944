import { describe, expect, it, vi } from 'vitest'
import { shopError } from '../contract/shop-error.ts'
import { createCartToken } from './cart-token.ts'
import type { GuestRecord } from './cart-token.ts'
import { createGuestSession } from './guest-session.ts'

const lost = shopError('EXPIRED_SESSION', { status: 401 })

/** The session of a guest whose tokens are numbered, over a record that may be shared. */
function openSession(record: GuestRecord = {}) {
  const makeGuest = vi.fn(() => Promise.resolve(`token-number-00${makeGuest.mock.calls.length}`))
  const onForgotten = vi.fn()
  const token = createCartToken('https://a.test', undefined, record)
  const session = createGuestSession({ token, record, makeGuest, onForgotten })
  return { session, token, makeGuest, onForgotten, record }
}

describe('a guest’s session', () => {
  it('makes a guest for the first write, and none for the next', async () => {
    const { session, makeGuest, onForgotten } = openSession()
    expect(session.token()).toBeUndefined()
    expect(await session.withSession(() => Promise.resolve(session.token()))).toBe(
      'token-number-001',
    )
    expect(await session.withSession(() => Promise.resolve('second'))).toBe('second')
    expect(makeGuest).toHaveBeenCalledOnce()
    expect(onForgotten).not.toHaveBeenCalled()
  })

  it('makes one guest for writes at once, of two sessions over one record too', async () => {
    const record: GuestRecord = {}
    const [one, other] = [openSession(record), openSession(record)]
    const write = () => Promise.resolve()
    await Promise.all([
      one.session.withSession(write),
      one.session.withSession(write),
      other.session.withSession(write),
    ])
    expect(one.makeGuest.mock.calls.length + other.makeGuest.mock.calls.length).toBe(1)
    expect(record).toEqual({ token: 'token-number-001', making: undefined })
  })

  it('makes a guest again after it could not be made', async () => {
    const { session, makeGuest } = openSession()
    makeGuest.mockRejectedValueOnce(shopError('SERVER_ERROR'))
    await expect(session.withSession(() => Promise.resolve())).rejects.toThrow('SERVER_ERROR')
    await session.withSession(() => Promise.resolve())
    expect(makeGuest).toHaveBeenCalledTimes(2)
  })

  it('makes a new guest where the gateway has forgotten the token, and writes once more', async () => {
    const { session, onForgotten } = openSession()
    const used: (string | undefined)[] = []
    const write = () => {
      used.push(session.token())
      return used.length === 1 ? Promise.reject(lost) : Promise.resolve('written')
    }
    expect(await session.withSession(write)).toBe('written')
    expect(used).toEqual(['token-number-001', 'token-number-002'])
    expect(onForgotten).toHaveBeenCalledOnce()
  })

  it('uses the new guest that another write has made meanwhile', async () => {
    const { session, token, makeGuest, onForgotten } = openSession()
    let writes = 0
    const write = () => {
      writes += 1
      if (writes > 1) return Promise.resolve(session.token())
      token.set('token-of-another')
      return Promise.reject(lost)
    }
    expect(await session.withSession(write)).toBe('token-of-another')
    expect(makeGuest).toHaveBeenCalledOnce()
    expect(onForgotten).not.toHaveBeenCalled()
  })

  it('needs nobody to be informed of a forgotten token', async () => {
    const record: GuestRecord = { token: 'token-0123456789' }
    const token = createCartToken('https://a.test', undefined, record)
    const makeGuest = () => Promise.resolve('token-number-002')
    const session = createGuestSession({ token, record, makeGuest })
    const write = () =>
      session.token() === 'token-number-002' ? Promise.resolve('written') : Promise.reject(lost)
    expect(await session.withSession(write)).toBe('written')
  })

  it.each([
    ['a rejection', shopError('FIELD_VALUE_INVALID', { status: 400 })],
    ['a lost answer', new TypeError('no network')],
    ['an error that is no shop error', Object.assign(new Error('odd'), { status: 401 })],
  ])('writes once and keeps its token after %s', async (_, error) => {
    const { session, onForgotten } = openSession()
    const write = vi.fn(() => Promise.reject(error))
    await expect(session.withSession(write)).rejects.toBe(error)
    expect(write).toHaveBeenCalledOnce()
    expect(session.token()).toBe('token-number-001')
    expect(onForgotten).not.toHaveBeenCalled()
  })
})
