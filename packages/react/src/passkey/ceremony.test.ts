import type { Gateway } from '@selvage/core/gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE_MS = 60_000

/** The browser's part: one request at a time, as the real one has it. */
const browser = vi.hoisted(() => {
  const state = {
    challenges: [] as string[],
    choose: (_id: string): void => undefined,
    cancel: (): void => undefined,
  }
  return state
})
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: ({ optionsJSON }: { optionsJSON: { challenge: string } }) => {
    browser.cancel()
    browser.challenges.push(optionsJSON.challenge)
    return new Promise((resolve, reject) => {
      browser.choose = (id) => resolve({ id, challenge: optionsJSON.challenge })
      browser.cancel = () => reject(new Error('aborted'))
    })
  },
  startRegistration: () => Promise.reject(new Error('not asked for')),
  WebAuthnAbortService: { cancelCeremony: () => browser.cancel() },
  WebAuthnError: class extends Error {},
}))

// Another file of the same worker may have loaded the module with the real one.
vi.resetModules()
const { endCeremony, suggestPasskeys } = await import('./ceremony.ts')

let made = 0
const gateway = {
  send: async () => ({ challenge: `challenge-${(made += 1)}` }),
} as unknown as Gateway

beforeEach(() => {
  made = 0
  browser.challenges = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a passkey that is chosen at once answers the first challenge', async () => {
  const chosen = suggestPasskeys(gateway)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  browser.choose('ada')
  expect(await chosen).toBe('{"id":"ada","challenge":"challenge-1"}')
})

test('a page that is left open suggests with a challenge that counts still', async () => {
  const chosen = suggestPasskeys(gateway)
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS)
  expect(browser.challenges).toEqual(['challenge-1', 'challenge-2'])
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS)
  expect(browser.challenges).toHaveLength(4)
  browser.choose('ada')
  expect(await chosen).toBe('{"id":"ada","challenge":"challenge-4"}')
})

test('a page that nobody looks at asks for none until it is looked at', async () => {
  const chosen = suggestPasskeys(gateway)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(browser.challenges).toHaveLength(1)
  shown.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(browser.challenges).toHaveLength(2)
  browser.choose('ada')
  expect(await chosen).toContain('challenge-2')
})

test('suggestions that are ended ask for no other challenge', async () => {
  const chosen = suggestPasskeys(gateway)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  endCeremony()
  expect(await chosen).toBe(undefined)
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(browser.challenges).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
