import type pg from 'pg'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A table that only the tests of the database itself write to. */
export const scratch = pgTable('scratch', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** Adds that table to a migrated database. */
export async function createScratchTable(pool: pg.Pool): Promise<void> {
  await pool.query('CREATE TABLE scratch (name text PRIMARY KEY, value jsonb NOT NULL)')
}
