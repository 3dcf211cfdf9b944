// Migrations are written by hand, and `schema-agreement.test.ts` proves on both databases that they
// end in the tables that the Drizzle schema declares. drizzle-kit does not generate them: the
// extension, the append-only trigger, the checks and the steps that move existing data would stay
// hand-written beside its files, its journal does not know which migrations an existing database
// has run, and its migrator neither locks out a second gateway nor notices an edited migration.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { withoutLimits } from './without-limits.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number, the same in every gateway: one of them migrates, the others wait. */
const ADVISORY_LOCK = 7_358_214

/** One file of `db/migrations`. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The migrations in the order in which they run. */
export function readMigrations(): Migration[] {
  const names = readdirSync(FOLDER)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
  return names.map((name) => {
    const sql = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings a database up to date, each migration in a transaction of its own; returns the names of
 * those that ran. Throws when one that ran before has been edited since.
 */
export function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<string[]> {
  return withoutLimits(pool, async (client) => {
    const ran: string[] = []
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    )
    const known = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const migration of migrations) {
      const before = known.get(migration.name)
      if (before === migration.checksum) continue
      if (before !== undefined)
        throw new Error(
          `Migration ${migration.name} was changed after it ran here. Put it back and write the change as a new migration.`,
        )
      await client.query('BEGIN')
      await client.query(migration.sql)
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      await client.query('COMMIT')
      ran.push(migration.name)
    }
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK])
    return ran
  })
}
