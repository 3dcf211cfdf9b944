import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { seed } from '../seed/seed.ts'
import { startPostgres } from './start-postgres.ts'
import type { Postgres } from './start-postgres.ts'

let cluster: Promise<Postgres> | undefined
const templates = new Map<number, Promise<string>>()

/**
 * Address of a fresh database with a catalogue of so many designs. One cluster serves all tests of
 * a file and ends with it.
 */
export async function testPostgres(designCount: number): Promise<string> {
  cluster ??= startPostgres()
  const postgres = await cluster
  const template = templates.get(designCount) ?? makeTemplate(postgres, designCount)
  templates.set(designCount, template)
  return postgres.createDatabase(`test_${randomBytes(6).toString('hex')}`, await template)
}

/**
 * Databases are copied from one that was migrated and seeded once, which is far quicker than doing
 * it again.
 */
async function makeTemplate(postgres: Postgres, designCount: number): Promise<string> {
  const name = `seeded_${designCount}`
  const pool = new pg.Pool({ connectionString: await postgres.createDatabase(name), max: 1 })
  await migrate(pool)
  await seed(pool, designCount)
  await pool.end()
  return name
}
