import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe('a gateway in maintenance', () => {
  let gateway: ReferenceGateway
  let now = new Date('2030-05-06T07:00:00Z')
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      config: { maintenanceUntil: new Date('2030-05-06T07:08:00Z') },
      deps: () => ({ now: () => now }),
    })
  })
  afterAll(() => gateway.close())

  it('answers 503 with the expected end, and pages of any origin can read it', async () => {
    const response = await gateway.fetch('/fabrics', {
      headers: { Origin: 'https://blog.example' },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '480'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({
      errors: [{ code: 'SERVER_ERROR', params: { until: '2030-05-06T07:08:00.000Z' } }],
    })
  })

  it('lives, is ready, and takes the news of the payment provider', async () => {
    expect((await gateway.fetch('/healthz')).status).toBe(200)
    expect((await gateway.fetch('/readyz')).status).toBe(200)
    const callback = await gateway.fetch('/payments/callback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(callback.status).toBe(400)
  })

  it('is open again at the end, by itself', async () => {
    now = new Date('2030-05-06T07:08:00Z')
    expect((await gateway.fetch('/fabrics')).status).toBe(200)
  })
})

it('stops at a time without its time zone', () => {
  for (const value of ['tomorrow', '2030-05-06', '2030-05-06T07:08:00', '2030-13-06T07:08:00Z'])
    expect(() => readConfig({ MAINTENANCE_UNTIL: value })).toThrow(/MAINTENANCE_UNTIL must be/)
  expect(readConfig({ MAINTENANCE_UNTIL: '2030-05-06T09:08:00+02:00' }).maintenanceUntil).toEqual(
    new Date('2030-05-06T07:08:00Z'),
  )
})
