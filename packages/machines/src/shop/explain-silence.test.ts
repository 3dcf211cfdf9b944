import { whoAmI } from '@selvage/core/session'
import { createTestGateway } from '@selvage/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShop } from './create-shop.ts'

const origin = 'https://www.shop.test'
const log = vi.spyOn(console, 'error')
const warn = vi.spyOn(console, 'warn')
const sentences = () => log.mock.calls.map(([sentence]) => String(sentence))

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  warn.mockReset().mockImplementation(() => undefined)
  vi.stubGlobal('location', { origin })
})
afterEach(() => vi.unstubAllGlobals())

type Fetch = typeof fetch

/** Makes a call of a shop over a gateway whose answers `over` decides about. */
function openShop(storefrontOrigins: readonly string[], over: (answer: Fetch) => Fetch) {
  const gateway = createTestGateway()
  const { gateway: client } = createShop({
    gatewayUrl: gateway.url,
    storefrontOrigins,
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: over(gateway.fetch),
  })
  return () => client.send(whoAmI, { query: {} }).catch(() => undefined)
}

/** A browser on a page that the gateway does not list; `isAway` also without cookies. */
function openPage({ isAway = false, storefrontOrigins = [origin] } = {}) {
  return openShop(storefrontOrigins, (answer) => (input, init) => {
    const isBlocked = isAway || init?.credentials === 'include'
    return isBlocked ? Promise.reject(new TypeError('Failed to fetch')) : answer(input, init)
  })
}

it('says once that the gateway does not list a page that lists itself', async () => {
  const ask = openPage()
  await ask()
  await ask()
  await vi.waitFor(() => expect(sentences()).toHaveLength(1))
  expect(sentences()[0]).toContain(`Add ${origin} to its STOREFRONT_ORIGINS`)
})

it('says nothing of a listed page whose connection failed for a moment', async () => {
  const checked: (string | undefined)[] = []
  const ask = openShop([origin], (answer) => (input, init) => {
    if (!/healthz$/.test(String(input))) return Promise.reject(new TypeError('Failed to fetch'))
    checked.push(init?.credentials)
    return answer(input, init)
  })
  await ask()
  await vi.waitFor(() => expect(checked).toEqual(['omit', 'include']))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([sentences(), warn.mock.calls]).toEqual([[], []])
})

it.each([[origin], []])('says once which gateway does not answer (%s)', async (...origins) => {
  const ask = openPage({ isAway: true, storefrontOrigins: origins })
  await ask()
  await ask()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(String(warn.mock.calls[0]?.[0])).toMatch(
    /^The gateway \S+ does not answer\. Check that this is its address, that it runs, /,
  )
  expect(sentences()).toEqual([])
})

it.each([200, 404])('says once what answers %i in place of a gateway', async (status) => {
  const { gateway: client } = createShop({
    gatewayUrl: 'https://www.shop.test',
    storefrontOrigins: [origin],
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: () =>
      Promise.resolve(new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } })),
  })
  const ask = () => client.send(whoAmI, { query: {} }).catch(() => undefined)
  await ask()
  await ask()
  await vi.waitFor(() => expect(sentences()).toHaveLength(1))
  expect(sentences()[0]).toMatch(
    new RegExp(
      `^https://www\\.shop\\.test/\\S+ answered ${status} \\(text/html\\), as no gateway does: check that https://www\\.shop\\.test is its address`,
    ),
  )
})

it('says once that a gateway is asked below another path than its own', async () => {
  const noCall = () => Response.json({ errors: [{ code: 'SERVER_ERROR' }] }, { status: 404 })
  const ask = openShop([], () => () => Promise.resolve(noCall()))
  await ask()
  await ask()
  await vi.waitFor(() => expect(sentences()).toHaveLength(1))
  expect(sentences()[0]).toMatch(
    / answered 404 \(application\/json\), as no gateway does: check that/,
  )
})

it('says nothing where a page that sends no cookies is answered', async () => {
  await openPage({ storefrontOrigins: [] })()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([sentences(), warn.mock.calls]).toEqual([[], []])
})

/** Answers the first call, and forbids those after it, as gateways do without cookies. */
function openForbidden(storefrontOrigins: readonly string[]) {
  let asked = 0
  const forbidden = () => Response.json({ errors: [{ code: 'UNAUTHORIZED' }] }, { status: 403 })
  return openShop(storefrontOrigins, (answer) => (input, init) => {
    asked += 1
    return asked === 1 ? answer(input, init) : Promise.resolve(forbidden())
  })
}

it('says once that a page whose call is forbidden does not list itself', async () => {
  const ask = openForbidden([])
  await ask()
  expect(sentences()).toEqual([])
  await ask()
  await ask()
  await vi.waitFor(() => expect(sentences()).toHaveLength(1))
  expect(sentences()[0]).toContain(`allows ${whoAmI.name} to a storefront alone, and ${origin} is`)
  expect(sentences()[0]).toContain('leaves favorites, reviews and accounts to the storefront')
})

it('says nothing of a call that is forbidden to the shopper of a storefront', async () => {
  const ask = openForbidden([origin])
  await ask()
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sentences()).toEqual([])
})

it('looks for no cause where the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await openPage({ isAway: true })()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([sentences(), warn.mock.calls]).toEqual([[], []])
})

it('leaves it to a page that says so itself, with its first call alone', async () => {
  const onNoAnswer = vi.fn()
  const { gateway } = createShop({
    gatewayUrl: 'https://gateway.selvage.test',
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    onNoAnswer,
  })
  const ask = () => gateway.send(whoAmI, { query: {} }).catch(() => undefined)
  await ask()
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onNoAnswer).toHaveBeenCalledTimes(1)
  expect([sentences(), warn.mock.calls]).toEqual([[], []])
})

it('takes no call that its caller took back for silence of the gateway', async () => {
  const onNoAnswer = vi.fn()
  const leaving = new AbortController()
  const { gateway } = createShop({
    gatewayUrl: 'https://gateway.selvage.test',
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    // The first call is taken back while it is under way.
    fetch: () => {
      leaving.abort()
      return Promise.reject(new TypeError('Failed to fetch'))
    },
    onNoAnswer,
  })
  const takenBack = gateway.send(whoAmI, { query: {} }, { signal: leaving.signal })
  await expect(takenBack).rejects.toMatchObject({ name: 'AbortError' })
  expect(onNoAnswer).not.toHaveBeenCalled()

  // The first call that nobody took back is still explained.
  await gateway.send(whoAmI, { query: {} }).catch(() => undefined)
  expect(onNoAnswer).toHaveBeenCalledTimes(1)
})
