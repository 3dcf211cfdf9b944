import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from './testing/test-gateway.ts'
import type { ReferenceGateway } from './testing/test-gateway.ts'

let gateway: ReferenceGateway
beforeAll(async () => {
  gateway = await openReferenceGateway()
})
afterAll(() => gateway.close())

it('says that the database answers, and how much memory the process has', async () => {
  const response = await gateway.fetch('/healthz')
  const { rss_mb: rss, ...health } = (await response.json()) as { rss_mb: number }
  expect([response.status, health]).toEqual([200, { database: 'ok', disk: 'ok', kind: 'pglite' }])
  expect(Math.abs(rss - process.memoryUsage.rss() / 1024 / 1024)).toBeLessThan(500)
  expect(rss).toBeGreaterThan(20)
})
