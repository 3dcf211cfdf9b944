import { afterEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from './cookie-jar.ts'

const CLEARED = ['selvage_access=; Path=/; Max-Age=0', 'selvage_refresh=; Path=/; Max-Age=0']

/** Sends one call with a session's cookies and stores the cookies of its answer. */
async function answered(status: number, lines: readonly string[]) {
  const headers = new Headers(lines.map((line) => ['Set-Cookie', line]))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status, headers })))
  const jar = cookieJar('selvage_access=a; selvage_refresh=b')
  await jar.fetch({})('https://api.test/')
  return jar
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the session of a request', () => {
  it('has ended when its rejection clears the cookies, which the browser drops then', async () => {
    const jar = await answered(401, CLEARED)
    expect(jar.hasEnded()).toBe(true)
    expect(jar.fresh).toEqual(CLEARED)
  })

  it.each([
    ['a logout clears it', 204, CLEARED],
    ['its token has expired and can be refreshed', 401, []],
    ['it is refreshed', 204, ['selvage_access=c; Path=/', 'selvage_refresh=d; Path=/']],
  ])('has not ended when %s', async (_, status, lines) => {
    expect((await answered(status, lines)).hasEnded()).toBe(false)
  })
})
