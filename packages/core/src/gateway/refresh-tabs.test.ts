import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopError } from '../contract/shop-error.ts'
import { refreshing } from './lazy-refresh.ts'
import { createRefresher } from './refresh-session.ts'
import type { RefreshTurns } from './refresh-turns.ts'

const RUNS = 10_000
const expired = () => shopError('JWTExpired', { status: 401 })

interface Step {
  readonly tab: number
  readonly url: number
  /** The session expires just before. */
  readonly expires: boolean
}

/** One browser: a session at a gateway, its cookie, and the lock and the stamp of its tabs. */
function openBrowser(schedule: (label: string) => Promise<void>) {
  const state = { cookie: 0, valid: 0, refreshes: 0, expiries: 0, clock: 0, stamp: 0 }
  let lock: Promise<unknown> = Promise.resolve()
  let isHeld = false
  const now = () => (state.clock += 1)
  const turns: RefreshTurns = {
    alone(run) {
      const waited = isHeld
      const turn = async () => {
        isHeld = true
        try {
          return await run(waited)
        } finally {
          isHeld = false
        }
      }
      if (!waited) isHeld = true
      const mine = lock.then(turn, turn)
      lock = mine.catch(() => undefined)
      return mine
    },
    last: () => state.stamp,
    mark: (at) => {
      state.stamp = at
    },
  }
  /** Sends a call with the cookie of now; it is judged when it arrives. */
  async function call(body: string): Promise<string> {
    const { cookie } = state
    await schedule('request')
    const isValid = cookie === state.valid
    await schedule('answer')
    if (!isValid) throw expired()
    return body
  }
  async function refresh(): Promise<void> {
    state.refreshes += 1
    await schedule('refresh')
    state.valid = state.refreshes * 1_000
    state.cookie = state.valid
    await schedule('refreshed')
  }
  const expire = () => {
    if (state.valid !== state.cookie) return
    state.expiries += 1
    state.valid += 1
  }
  return { state, turns, now, call, refresh, expire }
}

const step = fc.record({ tab: fc.nat(2), url: fc.nat(1), expires: fc.boolean() })

test('however calls of three tabs and expiries meet, each is answered and no expiry costs two refreshes', async () => {
  let refreshes = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.array<Step>(step, { minLength: 1, maxLength: 5 }), { maxLength: 2 }),
      async (s, rounds) => {
        const browser = openBrowser(async (label) => s.schedule(Promise.resolve(), label))
        const { state, turns, now, call, refresh, expire } = browser
        const tabs = [0, 1, 2].map(() =>
          refreshing(() => Promise.resolve(createRefresher({ get: refresh, turns, now })), now),
        )
        for (const steps of rounds) {
          let hasExpired = false
          const sent = steps.map(async ({ tab, url, expires }, index) => {
            await s.schedule(Promise.resolve(), 'begin')
            // A token lives longer than a call and its retry take.
            if (expires && !hasExpired) expire()
            hasExpired ||= expires
            return tabs[tab]?.(`/url/${url}`, () => call(`body ${index}`))
          })
          const answers = Promise.all(sent)
          await s.waitFor(answers)
          expect(await answers).toEqual(steps.map((_, index) => `body ${index}`))
        }
        expect(state.refreshes).toBeLessThanOrEqual(state.expiries)
        refreshes += state.refreshes
      },
    ),
    { numRuns: RUNS },
  )
  expect(refreshes).toBeGreaterThan(RUNS / 4)
}, 120_000)

test('a session that cannot be refreshed rejects every call, and each URL of a tab asks once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array<Step>(step, { minLength: 1, maxLength: 6 }),
      async (s, steps) => {
        const { turns, now, state } = openBrowser(async () => s.schedule(Promise.resolve()))
        const get = async () => {
          state.refreshes += 1
          await s.schedule(Promise.resolve(), 'refresh')
        }
        const tabs = [0, 1, 2].map(() =>
          refreshing(() => Promise.resolve(createRefresher({ get, turns, now })), now),
        )
        // The refresh is answered, and still no token is accepted.
        const sent = steps.map(async ({ tab, url }) => {
          await s.schedule(Promise.resolve(), 'begin')
          return tabs[tab]?.(`/url/${url}`, async () => {
            await s.schedule(Promise.resolve(), 'request')
            throw expired()
          })
        })
        const outcomes = Promise.allSettled(sent)
        await s.waitFor(outcomes)
        for (const { status } of await outcomes) expect(status).toBe('rejected')
        const urls = new Set(steps.map(({ tab, url }) => `${tab} ${url}`))
        expect(state.refreshes).toBeLessThanOrEqual(2 * urls.size)
      },
    ),
    { numRuns: RUNS },
  )
}, 120_000)
