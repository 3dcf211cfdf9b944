import { sql } from 'drizzle-orm'
import { customType, index, timestamp } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Words with their weights, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** A point in time, as a Date. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' })

/** An index of the rows in which a column that is empty in most has a value. */
export const indexOfPresent = (name: string, column: PgColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} IS NOT NULL`)
