import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** A moment, as a Date. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' })
