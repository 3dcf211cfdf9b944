import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bytea, indexOfPresent, timestampColumn } from './columns.ts'
import { partners } from './partner.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    guest: boolean('guest').notNull(),
    screenName: text('screen_name'),
    designOwner: boolean('design_owner').notNull().default(false),
    pro: boolean('pro').notNull().default(false),
    /** Until when the user is a Pro member by an order; null for who has bought no membership. */
    proUntil: timestampColumn('pro_until'),
    businessTools: boolean('business_tools').notNull().default(false),
    /** The cart of such a member is counted by the legacy call. */
    stayLegacy: boolean('stay_legacy').notNull().default(false),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    measurementSystem: text('measurement_system').$type<'imperial' | 'metric'>().notNull(),
    adultContent: boolean('adult_content').notNull().default(false),
    /** The partner on whose page the guest was made. */
    partnerKey: text('partner_key').references(() => partners.key),
    createdAt: timestampColumn('created_at').notNull(),
    /** The member whose cart has taken this guest's lines; such a guest can write no more. */
    mergedInto: text('merged_into').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    /** How many of the guest's lines were saved for later then. */
    mergedSurplus: integer('merged_surplus'),
  },
  (table) => [indexOfPresent('users_merged', table.mergedInto)],
)

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
    /** The guest whose session this one of a member followed. */
    guestId: text('guest_id').references(() => users.id, { onDelete: 'set null' }),
    /** The names of a member's browser and its system, such as `Chrome`; null for a guest. */
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [
    indexOfPresent('sessions_guest', table.guestId),
    index('sessions_refresh').on(table.refreshHash),
    index('sessions_previous').on(table.previousHash),
    index('sessions_user').on(table.userId),
  ],
)

export const cartTokens = pgTable(
  'cart_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('cart_tokens_of_user').on(table.userId)],
)
