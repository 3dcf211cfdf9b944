import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Words with their weights, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** A point in time, as a Date. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' })
