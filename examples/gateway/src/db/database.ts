import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Something that takes queries: the database itself, or one transaction of it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/**
 * The shop's one database, PGlite or PostgreSQL: one driver, one schema, the same error codes.
 * Inside a transaction every query goes to `tx`: PGlite has a single connection, so a query beside
 * it would wait for ever.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** The connections, for raw SQL outside of transactions. */
  readonly pool: pg.Pool
  /** For reads and single statements. */
  readonly orm: Queryable
  /**
   * Runs in one transaction, which a deadlock or serialization failure repeats (three times at
   * most): `run` changes nothing else. Rows are locked in one order: cart, then attempt, then
   * discounts and credit (`credit/lock-credit.ts`). Throws `DiskFull` when the disk is all but
   * full.
   */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>
  /** False while the disk is too full to write. */
  writable(): boolean
  close(): Promise<void>
}
