import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openPglite } from '../db/open-database.ts'
import { ensureSnapshot } from '../seed/snapshot.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { killAt, plannedKills } from './testing/kill-run.ts'
import type { KillRun } from './testing/kill-run.ts'
import { CREDIT_KILL_POINTS, KILL_POINT_NAMES } from './testing/kill-points.table.ts'
import type { KillPoint } from './testing/kill-points.table.ts'
import { discrepancies, readLedgerSnapshot } from './testing/oracle.ts'
import { giftCodesIn, mailsIn, untilMailed } from './testing/outbox-folder.ts'
import { KILL_DESIGNS, startProcesses } from './testing/processes.ts'
import { createShopper, newAttemptId } from './testing/shopper.ts'
import type { Processes } from './testing/processes.ts'

let processes: Processes | undefined
afterEach(async () => {
  await processes?.stop()
})

/**
 * The provider's ledger and the client's log against the database, read once the gateway is gone.
 */
async function judge(
  run: KillRun,
  points: readonly KillPoint[],
  query: (text: string) => Promise<{ rows: unknown[] }>,
  ledger: Awaited<ReturnType<Processes['ledger']>>,
) {
  const ledgerSnapshot = await readLedgerSnapshot(query, ledger)
  expect(discrepancies(ledgerSnapshot)).toEqual([])
  expect(run.kills).toBe(plannedKills(points))
  expect(run.purchases.map(({ point }) => point)).toEqual(points)
  for (const { point, cartId, attemptId, totalMinor, orderNumber } of run.purchases) {
    const charges = ledger.filter((row) => row.cart_id === cartId)
    expect({
      point,
      charges: charges.length,
      key: charges[0]?.key,
      amount: charges[0]?.amount_minor,
    }).toEqual({ point, charges: 1, key: attemptId, amount: totalMinor })
    expect(ledgerSnapshot.orders.find((order) => order.cart_id === cartId)).toMatchObject({
      number: orderNumber,
      attempt_id: attemptId,
      charge_id: charges[0]?.charge_id,
    })
  }
  expect(run.slowestMs).toBeLessThan(60_000)
  console.log(
    `${run.kills} kills at ${points.length} points, ${ledger.length} charges, ${ledgerSnapshot.orders.length} orders, slowest recovery ${Math.round(run.slowestMs)} ms`,
  )
}

describe('a gateway that is killed while an order is placed', () => {
  it(
    `charges and orders exactly once, killed at each of ${KILL_POINT_NAMES.length} points, on the embedded database`,
    { timeout: 480_000 },
    async () => {
      expect(KILL_POINT_NAMES.length).toBeGreaterThanOrEqual(20)
      await ensureSnapshot(KILL_DESIGNS)
      processes = await startProcesses()
      await processes.providerUp()
      await processes.startGateway()
      const run = await killAt(KILL_POINT_NAMES, processes)
      const ledger = await processes.ledger()
      await untilMailed(processes.dataDir, run.purchases.length)
      await processes.stopGateway()
      const db = await openPglite(processes.dataDir, { floorBytes: 0 })
      try {
        await judge(run, KILL_POINT_NAMES, (text) => db.pool.query(text), ledger)
      } finally {
        await db.close()
      }
      // One mail an order, whatever was killed when.
      expect(mailsIn(processes.dataDir)).toEqual(
        run.purchases.map(({ orderNumber }) => `order-${orderNumber}.eml`).sort(),
      )
    },
  )

  it(
    'spends and returns a gift certificate exactly once, killed at each point that it passes',
    { timeout: 300_000 },
    async () => {
      await ensureSnapshot(KILL_DESIGNS)
      processes = await startProcesses()
      await processes.providerUp()
      await processes.startGateway()
      const buyer = createShopper(processes.shop)
      await buyer.begin()
      for (let made = 0; made < CREDIT_KILL_POINTS.length; made += 1)
        await buyer.addCertificate('25')
      await buyer.putShipping()
      await buyer.payWith()
      await buyer.place(newAttemptId())
      await untilMailed(processes.dataDir, CREDIT_KILL_POINTS.length + 1)
      const codes = giftCodesIn(processes.dataDir)
      const run = await killAt(CREDIT_KILL_POINTS, processes, undefined, codes)
      const ledger = await processes.ledger()
      await processes.stopGateway()
      const db = await openPglite(processes.dataDir, { floorBytes: 0 })
      try {
        await judge(run, CREDIT_KILL_POINTS, (text) => db.pool.query(text), ledger)
        const { rows } = await db.pool.query(
          'SELECT balance_minor, count(*)::int AS n FROM gift_certificates GROUP BY balance_minor',
        )
        expect(rows).toEqual([{ balance_minor: 0, n: CREDIT_KILL_POINTS.length }])
      } finally {
        await db.close()
      }
    },
  )

  it(
    'charges and orders exactly once on PostgreSQL, where a lease has to run out',
    { timeout: 300_000 },
    async () => {
      const points: readonly KillPoint[] = [
        'place.attempt-committed',
        'charge.in-flight',
        'charge.committed',
        'finish.cart-closed',
        'recovery.leased',
      ]
      const url = await testPostgres(KILL_DESIGNS)
      processes = await startProcesses({ DATABASE_URL: url })
      await processes.providerUp()
      await processes.startGateway()
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        const states: Record<string, unknown> = {}
        const run = await killAt(points, processes, async (point, id) => {
          const { rows } = await client.query('SELECT state FROM payment_attempts WHERE id = $1', [
            id,
          ])
          states[point] = rows[0]?.state
        })
        // Each kill came where its name says: these states had been committed. Once the
        // provider has charged, its callback may be faster than its answer.
        expect(states).toEqual({
          'place.attempt-committed': 'started',
          'charge.in-flight': expect.stringMatching(/^(sent|ordered)$/),
          'charge.committed': expect.stringMatching(/^(charged|ordered)$/),
          'finish.cart-closed': expect.stringMatching(/^(sent|charged)$/),
          'recovery.leased': 'started',
        })
        const ledger = await processes.ledger()
        await processes.stopGateway()
        await judge(run, points, (text) => client.query(text), ledger)
      } finally {
        await client.end()
      }
    },
  )
})
