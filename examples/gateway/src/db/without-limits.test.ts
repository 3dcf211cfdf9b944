import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../testing/start-postgres.ts'
import type { Postgres } from '../testing/start-postgres.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { isUnavailable } from './sql-error.ts'

const SILENCE_MS = 200
const SLOW = 'SELECT pg_sleep(0.6)'

let postgres: Postgres
let db: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  db = openPostgres(await postgres.createDatabase('slow'), { silenceMs: SILENCE_MS })
})
afterAll(async () => {
  await db.close()
  await postgres.stop()
})

it('a request gives a database up that says nothing for too long, as one that is away', async () => {
  const failed = await db.pool.query(SLOW).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 'ETIMEDOUT' })
  expect(isUnavailable(failed)).toBe(true)
  expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

it('a migration may take as long as it needs', async () => {
  const migration = { name: '0001-slow.sql', sql: SLOW, checksum: 'of it' }
  expect(await migrate(db.pool, [migration])).toEqual(['0001-slow.sql'])
})
