import { describe, expect, it, vi } from 'vitest'
import { shopError } from '../contract/shop-error.ts'
import { createRefresher } from './refresh-session.ts'

const expired = shopError('JWTExpired', { status: 401 })
const ME = '/who-am-i'

/** A refresher of a session that has expired; `run` fails until the session is refreshed. */
function openSession() {
  const session = { isFresh: false }
  const get = vi.fn((_path: string): Promise<unknown> => {
    session.isFresh = true
    return Promise.resolve()
  })
  const run = vi.fn(() => (session.isFresh ? Promise.resolve('answer') : Promise.reject(expired)))
  return { session, get, run, ...createRefresher(get) }
}

describe('an expired session', () => {
  it('is refreshed, and the call is sent again', async () => {
    const { around, get, run } = openSession()
    expect(await around(ME, run)).toBe('answer')
    expect(get.mock.calls).toEqual([['/refresh_token']])
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('is not refreshed again for a call that was sent before the refresh', async () => {
    const { around, get, run } = openSession()
    let reject = (_error: Error): void => {}
    const slow = vi.fn(
      () =>
        new Promise<string>((_resolve, fail) => {
          reject = fail
        }),
    )
    const late = around('/designs/1', slow)
    await around(ME, run)
    slow.mockResolvedValueOnce('late answer')
    reject(expired)
    expect(await late).toBe('late answer')
    expect(get).toHaveBeenCalledOnce()
  })

  it.each([
    ['another locale', `${ME}?page_locale=en_US`, `${ME}?page_locale=fr_FR`],
    ['a locale and none', `${ME}?page_locale=en_US`, ME],
    ['a locale between', `${ME}?a=1&page_locale=en_US&b=2`, `${ME}?a=1&b=2`],
    ['a locale at the beginning', `${ME}?page_locale=en_US&b=2`, `${ME}?b=2`],
    ['a locale at the end', `${ME}?a=1&page_locale=en_US`, `${ME}?a=1`],
  ])('is refreshed once for a URL with %s', async (_, first, second) => {
    const { around, get } = openSession()
    const run = () => Promise.reject(expired)
    await expect(around(first, run)).rejects.toBe(expired)
    await expect(around(second, run)).rejects.toBe(expired)
    expect(get).toHaveBeenCalledOnce()
  })

  it.each([
    ['another path', '/designs/1'],
    ['another query', `${ME}?a=1`],
    ['another parameter that ends alike', `${ME}?my_page_locale=en_US`],
    ['another parameter that ends with a question', `${ME}?a=1?b`],
  ])('is refreshed for a URL with %s too', async (_, other) => {
    const { around, get } = openSession()
    const run = () => Promise.reject(expired)
    await expect(around(ME, run)).rejects.toBe(expired)
    await expect(around(other, run)).rejects.toBe(expired)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('is refreshed for a URL again once that has succeeded', async () => {
    const { around, get, run, session } = openSession()
    await around(ME, run)
    session.isFresh = false
    await around(ME, run)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('that cannot be refreshed is reported with what the gateway answered', async () => {
    const get = () =>
      Promise.reject(
        Object.assign(new Error('401'), {
          status: 401,
          data: { errors: [{ code: 'JWTInvalid' }], redirect_url: '/login' },
        }),
      )
    const { around } = createRefresher(get)
    await expect(around(ME, () => Promise.reject(expired))).rejects.toMatchObject({
      code: 'JWTInvalid',
      status: 401,
      redirectUrl: '/login',
    })
  })

  it.each([
    ['no answer', new TypeError('no network')],
    ['a fault of the gateway', Object.assign(new Error('503'), { status: 503 })],
  ])('is refreshed for a URL again after %s', async (_, failure) => {
    const { around, get, run } = openSession()
    get.mockRejectedValueOnce(failure)
    await expect(around(ME, run)).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    expect(await around(ME, run)).toBe('answer')
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('is refreshed together with a refresh that is under way', async () => {
    const { around, get } = openSession()
    const run = () => Promise.reject(expired)
    const both = [around(ME, run), around(ME, run)]
    for (const call of both) await expect(call).rejects.toBe(expired)
    expect(get).toHaveBeenCalledOnce()
  })
})

it.each([
  ['a lost answer', new TypeError('no network')],
  ['an error of another kind', Object.assign(new Error('x'), { status: 401, code: 'JWTExpired' })],
  ['another status', shopError('JWTExpired', { status: 400 })],
  ['another code', shopError('JWTInvalid', { status: 401 })],
])('%s refreshes nothing', async (_, error) => {
  const { around, get } = openSession()
  const run = vi.fn(() => Promise.reject(error))
  await expect(around(ME, run)).rejects.toBe(error)
  expect(run).toHaveBeenCalledOnce()
  expect(get).not.toHaveBeenCalled()
})
