import type { DiscountGroup } from '@selvage/core/discount'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'
import { users } from './session.ts'

/** The group that a shopper has proved to belong to. */
export const verifiedGroups = pgTable(
  'verified_groups',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('discount_group').$type<DiscountGroup>().notNull(),
    verifiedAt: timestampColumn('verified_at').notNull(),
    validUntil: timestampColumn('valid_until').notNull(),
  },
  (table) => [index('verified_groups_expiry').on(table.validUntil)],
)
export type VerifiedGroupRow = typeof verifiedGroups.$inferSelect

/** Proofs that were begun; each is deleted by the answer to it. */
export const verifications = pgTable(
  'verifications',
  {
    stateHash: bytea('state_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    callbackUrl: text('callback_url').notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('verifications_expiry').on(table.expiresAt),
    index('verifications_user').on(table.userId),
  ],
)
