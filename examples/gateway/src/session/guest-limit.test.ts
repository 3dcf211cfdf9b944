import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe('the limit of guest carts', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      config: {
        limits: {
          requestsPerMinute: 0,
          guesses: 0,
          guestsPerMinute: 3,
          declines: 0,
          failedLogins: 0,
          passkeysPerMinute: 0,
          accountsPerHour: 0,
          passwordMailsPerHour: 0,
          orderMailsPerHour: 0,
          newsletterMailsPerHour: 0,
          privacyMailsPerHour: 0,
          applicationsPerHour: 0,
          reviewsPerHour: 0,
          picturesPerMinute: 0,
        },
      },
    })
  })
  afterAll(() => gateway.close())
  const openGuest = (kind: 'embed' | 'session', origin: string) =>
    gateway.fetch('/guests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ kind }),
    })

  it('is one address’s for the pages of all origins, which can read the rejection', async () => {
    for (const origin of ['https://a.example', 'https://b.example', 'null'])
      expect((await openGuest('embed', origin)).status).toBe(200)
    const rejected = await openGuest('embed', FOREIGN_ORIGIN)
    expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([
      429,
      '*',
    ])
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rejected.json()).toMatchObject({
      errors: [{ code: 'SERVER_ERROR', message: expect.stringContaining('Retry-After') }],
    })
  })

  it('leaves the storefront’s sessions alone, whose server asks for many shoppers', async () => {
    const [storefront] = gateway.deps.config.storefrontOrigins
    for (let at = 0; at < 5; at += 1)
      expect((await openGuest('session', storefront)).status).toBe(200)
  })

  it('lets one address send ten times as many batches of events', async () => {
    const send = () =>
      gateway.fetch('/events', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
    for (let turn = 0; turn < 30; turn += 1) expect((await send()).status).toBe(400)
    expect((await send()).status).toBe(429)
  })
})
