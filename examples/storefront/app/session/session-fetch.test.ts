import fc from 'fast-check'
import { createGateway } from '@selvage/core/gateway'
import { patchPreferences, refreshToken, whoAmI } from '@selvage/core/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refreshInTurn } from './refresh-in-turn.ts'
import type { Browser } from './refresh-in-turn.ts'
import { REFRESH_PATH, sessionFetch } from './session-fetch.ts'

const RUNS = 10_000
const REFRESH = `https://api.test${REFRESH_PATH}`
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const expired = () => json(401, { errors: [{ code: 'JWTExpired' }] })
const preferences = (country: string) => ({
  preferences: {
    adult_content: false,
    country,
    locale: 'en_US',
    currency: 'USD',
    measurement_system: 'imperial',
  },
})

interface Step {
  readonly tab: number
  readonly writes: boolean
  /** The session expires just before. */
  readonly expires: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(2),
  writes: fc.boolean(),
  expires: fc.boolean(),
})

/** A lock of all tabs, one turn after the other. */
function fairLocks(): NonNullable<Browser['locks']> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, run: () => Promise<unknown>) => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
  return { request } as unknown as NonNullable<Browser['locks']>
}

/** One browser with three tabs at a gateway, each step of which comes when `turn` says. */
function openBrowser(turn: () => Promise<void>) {
  const state = { cookie: 0, valid: 0, refreshes: 0, expiries: 0, clock: 0, stored: '' }
  const now = () => (state.clock += 1)
  vi.spyOn(Date, 'now').mockImplementation(now)
  const browser: Browser = {
    locks: fairLocks(),
    storage: () => ({
      getItem: () => state.stored,
      setItem: (_name, value) => {
        state.stored = value
      },
    }),
    now,
  }
  const send = async (request: Request) => {
    const isRefresh = request.url === REFRESH
    if (isRefresh) state.refreshes += 1
    // A call is judged by the cookie that it was sent with, when it arrives.
    const { cookie } = state
    await turn()
    const isValid = cookie === state.valid
    if (isRefresh) state.cookie = state.valid = state.refreshes * 1_000
    await turn()
    if (isRefresh) return new Response(null, { status: 204 })
    if (!isValid) return expired()
    if (request.method === 'GET') return json(200, { data: { user: null } })
    const { preferences: asked } = (await request.json()) as { preferences: { country: string } }
    return json(200, preferences(asked.country))
  }
  vi.stubGlobal('fetch', send)
  const tabs = [0, 1, 2].map(() => {
    const load = () =>
      Promise.resolve({
        refreshInTurn: (since: number, refresh: () => Promise<Response>) =>
          refreshInTurn(since, refresh, browser),
      })
    const fetch = sessionFetch('trace', load)
    return createGateway({ url: 'https://api.test', locale: 'en_US', fetch })
  })
  const expire = () => {
    if (state.valid !== state.cookie) return
    state.expiries += 1
    state.valid += 1
  }
  return { state, tabs, expire }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the calls of three tabs', () => {
  it('are all answered, with their bodies, and no expiry costs two refreshes, however they meet', async () => {
    let refreshes = 0
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 }),
        async (s, rounds) => {
          const { state, tabs, expire } = openBrowser(() => s.schedule(Promise.resolve()))
          for (const steps of rounds) {
            let hasExpired = false
            const sent = steps.map(async ({ tab, writes, expires }, index) => {
              await s.schedule(Promise.resolve())
              // A token lives longer than a call and its retry take.
              if (expires && !hasExpired) expire()
              hasExpired ||= expires
              if (!writes) return tabs[tab]?.send(whoAmI, {})
              const country = `C${index}`
              return (await tabs[tab]?.send(patchPreferences, { body: { country } }))?.country
            })
            const answers = Promise.all(sent)
            await s.waitFor(answers)
            expect(await answers).toEqual(
              steps.map(({ writes }, index) => (writes ? `C${index}` : null)),
            )
          }
          expect(state.refreshes).toBeLessThanOrEqual(state.expiries)
          refreshes += state.refreshes
        },
      ),
      { numRuns: RUNS },
    )
    expect(refreshes).toBeGreaterThan(RUNS / 4)
  }, 240_000)
})

it('the path of a refresh is that of its call', () => {
  expect(REFRESH_PATH).toBe(refreshToken.path)
})

describe('a refresh in turn', () => {
  const ok = () => Promise.resolve(new Response(null, { status: 204 }))
  const throwing = () => {
    throw new Error('SecurityError')
  }
  const whole = (): Browser => {
    const stored = new Map<string, string>()
    return {
      locks: fairLocks(),
      storage: () => ({
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
      }),
      now: () => 100,
    }
  }

  it('is not sent where another tab has refreshed since the call was', async () => {
    const browser = whole()
    const send = vi.fn(ok)
    await refreshInTurn(50, send, browser)
    expect((await refreshInTurn(99, send, browser)).status).toBe(204)
    expect(send).toHaveBeenCalledOnce()
    await refreshInTurn(100, send, browser)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is sent by the next tab where that of the one before has failed', async () => {
    const browser = whole()
    const send = vi.fn(ok).mockRejectedValueOnce(new TypeError('lost'))
    const both = [refreshInTurn(50, send, browser), refreshInTurn(50, send, browser)]
    const [first, second] = await Promise.allSettled(both)
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['has no locks', { locks: undefined }],
    ['blocks locks', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
    ['blocks its storage', { storage: throwing }],
    ['has no storage', { storage: () => undefined }],
    ['has a storage that is full', { storage: () => ({ getItem: () => null, setItem: throwing }) }],
  ])('is sent once by a browser that %s', async (_, parts) => {
    const send = vi.fn(ok)
    const browser = { ...whole(), ...parts } as Browser
    expect((await refreshInTurn(50, send, browser)).status).toBe(204)
    expect(send).toHaveBeenCalledOnce()
  })
})
