import type { EventName, PageSetup } from '@selvage/core/analytics'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** The events of pages whose visitors allow analytics; no row says whose it is. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** The random key under which an event counts once. */
    id: text('id').primaryKey(),
    name: text('name').$type<EventName>().notNull(),
    /** By the clock of the visitor's device, where that can be right. */
    happenedAt: timestampColumn('happened_at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
    page: jsonb('page').$type<PageSetup>().notNull(),
    /** The data of the event's name. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('analytics_events_age').on(table.receivedAt),
    index('analytics_events_name').on(table.name, table.receivedAt),
  ],
)
