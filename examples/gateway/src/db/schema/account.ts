import type { Address } from '@selvage/core/checkout'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, indexOfPresent, timestampColumn } from './columns.ts'
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

/** Requests for a new password; what may be null comes with the account, which the worker finds. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    /** In lower case, as `accountEmail` gives it. */
    email: text('email').notNull(),
    /** The locale of the page, in which the mail is written. */
    locale: text('locale').notNull(),
    requestedAt: timestampColumn('requested_at').notNull(),
    userId: text('user_id').references(() => accounts.userId, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').unique(),
    expiresAt: timestampColumn('expires_at'),
    usedAt: timestampColumn('used_at'),
    /** When this link, and no other, has set the password. */
    setAt: timestampColumn('set_at'),
    /**
     * The page of the storefront that the login leads back to, with its origin; the origin alone
     * where none was asked for.
     */
    next: text('next'),
  },
  (table) => [
    indexOfPresent('password_resets_user', table.userId),
    index('password_resets_new')
      .on(table.requestedAt)
      .where(sql`${table.userId} IS NULL`),
  ],
)

/** The kind of a mail to a member about the account. */
export type NoticeKind =
  | 'passkey-added'
  | 'passkey-removed'
  | 'email-changed'
  | 'new-password'
  | 'business-applied'
  | 'student-applied'

/**
 * Mails to members about their accounts, each to the address of then, and to those who have applied
 * for a grant, who need no account.
 */
export const accountNotices = pgTable(
  'account_notices',
  {
    id: text('id').primaryKey(),
    /** Null for a mail that is about no account. */
    userId: text('user_id').references(() => accounts.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    email: text('email').notNull(),
    /** The locale of the page, in which the mail is written. */
    locale: text('locale').notNull(),
    /** The name of the thing that was changed, such as a passkey's. */
    subject: text('subject').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('account_notices_user').on(table.userId),
    index('account_notices_age').on(table.createdAt),
  ],
)
export type AccountNoticeRow = typeof accountNotices.$inferSelect

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    address: jsonb('address').$type<Address>().notNull(),
    /** The hash of the address: a member saves one once. */
    fingerprint: bytea('fingerprint').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    unique().on(table.userId, table.fingerprint),
    index('addresses_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)
