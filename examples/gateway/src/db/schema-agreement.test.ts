import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredFacts, storedFacts, TABLES } from '../testing/schema-facts.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { migrate } from './migrate.ts'
import { openMemory, openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

const NAMES = TABLES.map(getTableName).sort()
const tableNamed = (name: string) => TABLES.filter((table) => getTableName(table) === name)

describe.each(DATABASES)('the Drizzle schema and the migrated database on %s', (database) => {
  let db: OpenDatabase
  let client: pg.PoolClient
  let stop = async (): Promise<void> => {}
  beforeAll(async () => {
    if (database === 'pglite') {
      db = await openMemory()
    } else {
      const cluster = await startPostgres()
      stop = () => cluster.stop()
      db = openPostgres(await cluster.createDatabase('schema'))
    }
    await migrate(db.pool)
    client = await db.pool.connect()
  })
  afterAll(async () => {
    client.release()
    await db.close()
    await stop()
  })

  it('have the same tables', async () => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'",
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(NAMES)
    expect(NAMES.length).toBeGreaterThanOrEqual(25)
  })

  it.each(NAMES)('agree on columns, keys and indexes of %s', async (name) => {
    const stored = await storedFacts(name, client)
    for (const table of tableNamed(name)) expect(await declaredFacts(table, client)).toEqual(stored)
    expect(stored.columns.length).toBeGreaterThan(1)
  })

  it.each([
    ['a column of another type', 'ALTER TABLE carts ALTER COLUMN version TYPE bigint'],
    ['a nullable column', 'ALTER TABLE carts ALTER COLUMN version DROP NOT NULL'],
    ['no default', 'ALTER TABLE carts ALTER COLUMN state DROP DEFAULT'],
    ['one column more', 'ALTER TABLE carts ADD COLUMN note text'],
    ['an index less', 'DROP INDEX carts_pending'],
    [
      'an index with another condition',
      "DROP INDEX carts_pending; CREATE UNIQUE INDEX carts_pending ON carts (user_id) WHERE state = 'open'",
    ],
    ['a unique constraint more', 'ALTER TABLE carts ADD UNIQUE (promo_code)'],
    ['a foreign key less', 'ALTER TABLE carts DROP CONSTRAINT carts_user_id_fkey'],
  ])('differ when the database has %s', async (_, change) => {
    const declared = await Promise.all(
      tableNamed('carts').map((table) => declaredFacts(table, client)),
    )
    await client.query('BEGIN')
    await client.query(change)
    const stored = await storedFacts('carts', client)
    await client.query('ROLLBACK')
    expect(declared).not.toEqual([stored])
  })
})
