import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

/** The choices of visitors about their privacy, one row for each change. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    /** The random id of the cookie that remembers the choice. */
    browserId: text('browser_id').notNull(),
    /** The guest or member in whose session it was chosen; null without one. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    analytics: boolean('analytics').notNull(),
    marketing: boolean('marketing').notNull(),
    doNotSell: boolean('do_not_sell').notNull(),
    /** The browser sent Global Privacy Control. */
    byBrowser: boolean('by_browser').notNull(),
    chosenAt: timestampColumn('chosen_at').notNull(),
  },
  (table) => [
    index('consents_browser').on(table.browserId, table.chosenAt),
    index('consents_user')
      .on(table.userId, table.chosenAt)
      .where(sql`${table.userId} IS NOT NULL`),
    index('consents_age').on(table.chosenAt),
  ],
)
export type ConsentRow = typeof consents.$inferSelect
