import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { opsKey } from './operator.ts'

describe.each(DATABASES)('the numbers of a gateway on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())
  const metrics = (headers: Record<string, string> = {}) => gateway.fetch('/metrics', { headers })
  const valueOf = async (name: string) =>
    (await (await metrics()).text())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1]

  it('counts requests by route, method and status, and never by path', async () => {
    await gateway.fetch('/design/12')
    await gateway.fetch('/design/12345678')
    await gateway.fetch('/nothing/at/all')
    await gateway.fetch('/fabrics', { method: 'BREW' })
    const text = await (await metrics()).text()
    expect(text).toContain(
      'selvage_http_request_duration_seconds_count{route="design.get",method="GET",status="200"} 1',
    )
    expect(text).toContain('{route="design.get",method="GET",status="404"} 1')
    expect(text).toContain('{route="none",method="GET",status="404"} 1')
    expect(text).toContain('method="other",status="405"} 1')
    expect(text).not.toContain('12345678')
    expect(text).not.toContain('nothing/at/all')
    expect(text).not.toContain('BREW')
  })

  it('shows connections, memory and what waits', async () => {
    expect(Number(await valueOf('selvage_database_connections{state="idle"}'))).toBeGreaterThan(0)
    expect(Number(await valueOf('process_resident_memory_bytes'))).toBeGreaterThan(20_000_000)
    for (const name of [
      'selvage_pictures_waiting',
      'selvage_mails_late',
      'selvage_mails_failed',
      'selvage_deletions_late',
      'selvage_payment_attempts_for_review',
      'selvage_refunds_for_review',
      'selvage_ledger_charges_without_order',
    ])
      expect([name, await valueOf(name)]).toEqual([name, '0'])
  })

  it('counts a charge that no order has after a minute', async () => {
    const flag = (at: string) =>
      gateway.deps.db.pool.query(
        `INSERT INTO payment_flags (attempt_id, charge_id, reason, at) VALUES ($1, $1, 'second_charge', now() - $2::interval)`,
        [`ch_${at}`, at],
      )
    await flag('30 seconds')
    expect(await valueOf('selvage_ledger_charges_without_order')).toBe('0')
    await flag('2 minutes')
    expect(await valueOf('selvage_ledger_charges_without_order')).toBe('1')
  })

  it('opens to this machine alone, to no page, and to the operator anywhere', async () => {
    const far = { 'X-Forwarded-For': '203.0.113.9' }
    const key = opsKey(gateway.deps.config.dataDir)
    expect((await metrics()).status).toBe(200)
    expect((await metrics(far)).status).toBe(404)
    expect((await metrics({ ...far, Authorization: 'Bearer wrong' })).status).toBe(404)
    expect((await metrics({ ...far, Authorization: `Bearer ${key}` })).status).toBe(200)
    expect((await metrics({ Origin: 'https://evil.example' })).status).toBe(404)
    expect((await metrics({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(404)
  })
})
