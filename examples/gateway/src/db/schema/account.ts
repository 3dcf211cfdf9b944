import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { users } from './session.ts'

export const accounts = pgTable('accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In lower case, as `accountEmail` gives it. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  newsletter: boolean('newsletter').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
})
