import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

/** A member's saved cards; their numbers are the provider's alone. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's id, with which a charge is made. */
    providerId: text('provider_id').notNull().unique(),
    /** The ids of the same card from earlier times; the provider has to forget them as well. */
    olderIds: text('older_ids').array().notNull().default([]),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    name: text('name').notNull(),
    /** The same for one card, so that it is saved once; '' where the provider names none. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('saved_cards_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('saved_cards_once')
      .on(table.userId, table.fingerprint)
      .where(sql`${table.fingerprint} <> ''`),
  ],
)
export type SavedCardRow = typeof savedCards.$inferSelect
