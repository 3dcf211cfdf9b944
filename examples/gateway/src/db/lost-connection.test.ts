import { createGuest } from '@selvage/core/session'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScratchTable, scratch } from '../testing/scratch-table.ts'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import { isUnavailable } from './sql-error.ts'

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
const LINE = {
  fabric: 'PETAL_SIGNATURE_COTTON',
  fabric_size: 'YARD',
  quantity: 1,
  status: 'pending',
  design: { id: 2 },
}
/** More broken connections than the pool has places: none may be lost for good. */
const MORE_THAN_THE_POOL = 12

describe('a database that ends connections', () => {
  let gateway: ReferenceGateway
  let operator: pg.Client
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database: 'postgres' })
    await createScratchTable(gateway.deps.db.pool)
    const client = await gateway.deps.db.pool.connect()
    const { database = '', host, port } = client
    client.release()
    operator = new pg.Client({ host, port, user: 'postgres', database })
    await operator.connect()
  })
  afterAll(async () => {
    await operator.end()
    await gateway.close()
  })

  const end = (where = '') =>
    operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() ${where}`,
    )
  const failure = (run: Promise<unknown>) =>
    run.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('breaks a transaction between two statements with an error that means "try again"', async () => {
    const { db } = gateway.deps
    const error = await failure(
      db.transaction(async (tx) => {
        await tx.insert(scratch).values({ name: 'broken', value: 1 })
        await end()
        await wait(100)
        await tx.execute(sql`SELECT 1`)
      }),
    )
    expect(isUnavailable(error)).toBe(true)
    expect(await db.orm.select().from(scratch).where(eq(scratch.name, 'broken'))).toEqual([])
    expect(await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).toMatchObject({
      rows: [{ one: 1 }],
    })
  })

  it('breaks a transaction in the middle of a statement the same way', async () => {
    const { db } = gateway.deps
    const broken = failure(db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(5)`)))
    await wait(100)
    await end("AND query LIKE '%pg_sleep%'")
    expect(isUnavailable(await broken)).toBe(true)
  })

  it('breaks a transaction whose process was held up for too long the same way', async () => {
    const error = await failure(
      gateway.deps.db.transaction(async (tx) => {
        await tx.execute(sql`SET idle_in_transaction_session_timeout = 50`)
        await wait(200)
        await tx.execute(sql`SELECT 1`)
      }),
    )
    expect(isUnavailable(error)).toBe(true)
  })

  it('returns its connection to the pool, even when the transaction could not begin', async () => {
    const { pool, transaction } = gateway.deps.db
    const breakIt = (client: pg.PoolClient): void => {
      void client.end()
    }
    pool.on('acquire', breakIt)
    for (let tries = 0; tries < MORE_THAN_THE_POOL; tries += 1) {
      expect(isUnavailable(await failure(transaction((tx) => tx.execute(sql`SELECT 1`))))).toBe(
        true,
      )
    }
    pool.off('acquire', breakIt)
    expect(await transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).toMatchObject({
      rows: [{ one: 1 }],
    })
    expect(pool.waitingCount).toBe(0)
  })

  describe('while shoppers add to their carts', () => {
    const add = (shopper: Shopper, key: string) =>
      shopper.fetch('/api/spoonflower/add-to-cart', {
        method: 'POST',
        body: JSON.stringify(LINE),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      })

    it('is answered with 503 and Retry-After, and then with success', async () => {
      const shopper = gateway.shopper()
      await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
      expect((await add(shopper, 'first')).status).toBe(200)
      // Somebody else has locked the cart's row, so the request waits inside its transaction.
      await operator.query('BEGIN')
      await operator.query('SELECT 1 FROM carts FOR UPDATE')
      const cut = add(shopper, 'second')
      await wait(200)
      await end()
      await operator.query('ROLLBACK')
      const response = await cut
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
      expect(await response.json()).toEqual({
        errors: [
          { code: 'SERVER_ERROR', message: expect.stringContaining('Send the request again') },
        ],
      })
      expect((await add(shopper, 'second')).status).toBe(200)
    })

    it('adds each line once, however often connections end', async () => {
      const lines = 24
      const shopper = gateway.shopper()
      await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
      let busy = true
      const ender = (async () => {
        while (busy) {
          await end()
          await wait(80)
        }
      })()
      const statuses = new Set<number>()
      const addUntilDone = async (key: string): Promise<void> => {
        let status = 0
        while (status !== 200) {
          status = (await add(shopper, key)).status
          statuses.add(status)
          if (![200, 503].includes(status)) return
        }
      }
      for (let at = 0; at < lines; at += 4) {
        await Promise.all([0, 1, 2, 3].map((lane) => addUntilDone(`line-${at + lane}`)))
      }
      busy = false
      await ender
      expect([...statuses].sort()).toEqual([200, 503])
      interface Order {
        order_items: { quantity: { value: number } }[]
      }
      const { order } = (await (await shopper.fetch('/order/pending')).json()) as { order: Order }
      expect(order.order_items.map(({ quantity }) => quantity.value)).toEqual([lines])
    })
  })
})
