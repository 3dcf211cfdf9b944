import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from './testing/test-gateway.ts'
import type { ReferenceGateway } from './testing/test-gateway.ts'

let gateway: ReferenceGateway
beforeAll(async () => {
  gateway = await openReferenceGateway()
})
afterAll(() => gateway.close())

it('says that the process lives, and how much memory it has', async () => {
  const response = await gateway.fetch('/healthz')
  const { rss_mb: rss, ...health } = (await response.json()) as { rss_mb: number }
  expect([response.status, health]).toEqual([200, { database: 'ok', disk: 'ok', kind: 'pglite' }])
  expect(Math.abs(rss - process.memoryUsage.rss() / 1024 / 1024)).toBeLessThan(500)
  expect(rss).toBeGreaterThan(20)
})

it('is ready while the database has every migration', async () => {
  const ready = async () => {
    const response = await gateway.fetch('/readyz')
    return [response.status, ((await response.json()) as { migrations: string }).migrations]
  }
  expect(await ready()).toEqual([200, 'ok'])
  const { pool } = gateway.deps.db
  await pool.query("UPDATE schema_migrations SET name = 'lost' WHERE name LIKE '0011-%'")
  expect(await ready()).toEqual([503, 'missing'])
  await pool.query("UPDATE schema_migrations SET name = '0011-payment.sql' WHERE name = 'lost'")
  expect(await ready()).toEqual([200, 'ok'])
})
