import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** The kinds of records that an adapter of a payment vendor keeps. */
export type VendorRecordKind = 'charge' | 'session' | 'token' | 'customer'

/** The memory of the adapters of payment vendors: references, tokens, customers. */
export const vendorRecords = pgTable(
  'vendor_records',
  {
    vendor: text('vendor').notNull(),
    kind: text('kind').$type<VendorRecordKind>().notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.kind, table.key] }),
    index('vendor_records_cart')
      .on(sql`(${table.value} ->> 'cartId')`)
      .where(sql`${table.kind} IN ('session', 'token')`),
    index('vendor_records_old')
      .on(table.createdAt)
      .where(sql`${table.kind} IN ('session', 'token')`),
  ],
)
