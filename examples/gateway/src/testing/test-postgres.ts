import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { seed } from '../seed/seed.ts'

const templates = new Map<number, Promise<string>>()

/**
 * Address of a fresh database with a catalogue of so many designs, in the cluster of the test run.
 */
export async function testPostgres(designCount: number): Promise<string> {
  const template = templates.get(designCount) ?? findTemplate(designCount)
  templates.set(designCount, template)
  const name = `test_${randomBytes(6).toString('hex')}`
  const copyOf = await template
  await withServer((server) => server.query(`CREATE DATABASE "${name}" TEMPLATE "${copyOf}"`))
  return addressOf(name)
}

/**
 * Databases are copied from one that was migrated and seeded once, which is far quicker than doing
 * it again. The lock makes the other workers of the run wait until it is there.
 */
async function findTemplate(designCount: number): Promise<string> {
  const name = `seeded_${designCount}`
  await withServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [designCount])
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await makeTemplate(server, name, designCount)
  })
  return name
}

/** The template gets its name last, so that one which is only half seeded is never copied. */
async function makeTemplate(server: pg.Client, name: string, designCount: number): Promise<void> {
  const unfinished = `seeding_${randomBytes(6).toString('hex')}`
  await server.query(`CREATE DATABASE "${unfinished}"`)
  const pool = new pg.Pool({ connectionString: addressOf(unfinished), max: 1 })
  await migrate(pool)
  await seed(pool, designCount)
  await pool.end()
  await server.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`)
}

function addressOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = database
  return url.href
}

/** Runs statements on the cluster itself; the end of the connection gives back its locks. */
async function withServer(run: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  try {
    await run(server)
  } finally {
    await server.end()
  }
}
