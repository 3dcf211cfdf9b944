import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpError } from '../http/http-error.ts'
import { createScratchTable, scratch } from '../testing/scratch-table.ts'
import { openReferenceGateway, DATABASES, TEST_DESIGNS } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { migrate, readMigrations } from './migrate.ts'
import { isBadValue, isDuplicate, sqlState } from './sql-error.ts'

describe.each(DATABASES)('the database port on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
    await createScratchTable(gateway.deps.db.pool)
  })
  afterAll(() => gateway.close())
  const read = async (name: string): Promise<unknown> =>
    (await gateway.deps.db.orm.select().from(scratch).where(eq(scratch.name, name)))[0]?.value

  it('has the whole catalogue', async () => {
    const { rows } = await gateway.deps.db.pool.query(
      'SELECT (SELECT count(*) FROM designs) AS designs, (SELECT count(*) FROM designers) AS designers, (SELECT count(*) FROM collections) AS collections',
    )
    expect(rows).toEqual([{ designs: String(TEST_DESIGNS), designers: '40', collections: '100' }])
  })

  it('keeps a transaction whole: all of it or nothing', async () => {
    const { db } = gateway.deps
    await db.transaction((tx) => tx.insert(scratch).values({ name: 'kept', value: 1 }))
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(scratch).values({ name: 'lost', value: 1 })
        throw httpError('SERVER_ERROR')
      }),
    ).rejects.toThrow('SERVER_ERROR')
    expect(await read('kept')).toBe(1)
    expect(await read('lost')).toBeUndefined()
  })

  it('gives the same error codes on both', async () => {
    const { db } = gateway.deps
    await db.orm.insert(scratch).values({ name: 'twice', value: 1 })
    expect(
      isDuplicate(
        await db.orm
          .insert(scratch)
          .values({ name: 'twice', value: 2 })
          .catch((error: unknown) => error),
      ),
    ).toBe(true)
    expect(
      isBadValue(await db.orm.execute(sql`SELECT 'x'::integer`).catch((error: unknown) => error)),
    ).toBe(true)
    expect(
      sqlState(
        await db.orm.execute(sql`SELECT * FROM nothing_here`).catch((error: unknown) => error),
      ),
    ).toBe('42P01')
  })

  it('lets two transactions that lock across each other both finish', async () => {
    const { db } = gateway.deps
    await db.orm.insert(scratch).values([
      { name: 'a', value: 0 },
      { name: 'b', value: 0 },
    ])
    const raise = (first: string, second: string) =>
      db.transaction(async (tx) => {
        for (const name of [first, second]) {
          await tx.execute(
            sql`UPDATE scratch SET value = to_jsonb(value::integer + 1) WHERE name = ${name}`,
          )
          await new Promise((resolve) => {
            setTimeout(resolve, 30)
          })
        }
      })
    await Promise.all([raise('a', 'b'), raise('b', 'a')])
    expect([await read('a'), await read('b')]).toEqual([2, 2])
  })

  it('loses none of many concurrent writes', async () => {
    const { db } = gateway.deps
    await db.orm.insert(scratch).values({ name: 'sum', value: 0 })
    await Promise.all(
      Array.from({ length: 60 }, () =>
        db.transaction((tx) =>
          tx.execute(
            sql`UPDATE scratch SET value = to_jsonb(value::integer + 1) WHERE name = 'sum'`,
          ),
        ),
      ),
    )
    expect(await read('sum')).toBe(60)
  })

  it('migrates once, rejects an edited migration, and leaves nothing of one that fails', async () => {
    const { pool } = gateway.deps.db
    const known = readMigrations()
    expect(known.length).toBeGreaterThanOrEqual(4)
    expect(await migrate(pool)).toEqual([])
    await expect(
      migrate(
        pool,
        known.map((one) => ({ ...one, checksum: 'edited' })),
      ),
    ).rejects.toThrow(/was changed after it ran/)
    const broken = {
      name: '9999-broken.sql',
      sql: 'CREATE TABLE half (id integer); SELECT * FROM nothing_here',
      checksum: 'x',
    }
    await expect(migrate(pool, [...known, broken])).rejects.toThrow(/nothing_here/)
    expect((await pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }])
    expect(
      await migrate(pool, [...known, { ...broken, sql: 'CREATE TABLE whole (id integer)' }]),
    ).toEqual(['9999-broken.sql'])
  })
})
