import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { designers } from './catalogue.ts'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

export const connections = pgTable(
  'connections',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designerId: integer('designer_id')
      .notNull()
      .references(() => designers.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designerId] }),
    index('connections_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.designerId.desc().nullsFirst(),
    ),
    index('connections_of_designer').on(table.designerId),
  ],
)
