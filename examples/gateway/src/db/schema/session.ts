import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'
import { partners } from './partner.ts'

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  guest: boolean('guest').notNull(),
  screenName: text('screen_name'),
  designOwner: boolean('design_owner').notNull().default(false),
  pro: boolean('pro').notNull().default(false),
  businessTools: boolean('business_tools').notNull().default(false),
  country: text('country').notNull(),
  currency: text('currency').notNull(),
  locale: text('locale').notNull(),
  measurementSystem: text('measurement_system').$type<'imperial' | 'metric'>().notNull(),
  adultContent: boolean('adult_content').notNull().default(false),
  /** The partner on whose page the guest was made. */
  partnerKey: text('partner_key').references(() => partners.key),
  createdAt: timestampColumn('created_at').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshHash: bytea('refresh_hash').notNull(),
    previousHash: bytea('previous_hash'),
    rotatedAt: timestampColumn('rotated_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('sessions_refresh').on(table.refreshHash),
    index('sessions_previous').on(table.previousHash),
    index('sessions_user').on(table.userId),
  ],
)

export const cartTokens = pgTable('cart_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
})
