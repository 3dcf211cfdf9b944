import type { PrivacyRequestKind } from '@selvage/core/privacy-request'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { indexOfPresent, timestampColumn } from './columns.ts'

/** A deletion is confirmed until it begins, and cannot be canceled after that. */
export type StoredState = 'asked' | 'confirmed' | 'deleting' | 'done' | 'canceled' | 'expired'

/** Requests about the data of an e-mail address; they stay for two years as proof. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PrivacyRequestKind>().notNull(),
    /** In lower case, as `accountEmail` gives it; null once its data is deleted. */
    email: text('email'),
    /** The locale of the page, in which the mails are written. */
    locale: text('locale').notNull(),
    state: text('state').$type<StoredState>().notNull(),
    /** The agent who asks for the person; null for a request of one's own. */
    agentName: text('agent_name'),
    agentEmail: text('agent_email'),
    requestedAt: timestampColumn('requested_at').notNull(),
    confirmedAt: timestampColumn('confirmed_at'),
    endedAt: timestampColumn('ended_at'),
    /** When a confirmed deletion, or one that has begun, is tried next. */
    dueAt: timestampColumn('due_at'),
  },
  (table) => [
    // An address has one request at a time.
    uniqueIndex('privacy_requests_open')
      .on(table.email)
      .where(sql`${table.state} IN ('asked', 'confirmed', 'deleting')`),
    indexOfPresent('privacy_requests_due', table.dueAt),
    index('privacy_requests_age').on(table.requestedAt),
  ],
)
export type PrivacyRequestRow = typeof privacyRequests.$inferSelect
