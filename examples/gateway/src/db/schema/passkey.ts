import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { bytea, indexOfPresent, timestampColumn } from './columns.ts'

/** A member's passkeys; the private part of each is the device's alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    /** The id that its device knows it by. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, as far as its device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach its device, such as `internal`. */
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    lastUsedAt: timestampColumn('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt.desc().nullsFirst())],
)
export type PasskeyRow = typeof passkeys.$inferSelect

/** Challenges, each of which a browser signs once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The hash of the secret that comes with the answer: a session's, or that of a cookie. */
    boundTo: bytea('bound_to').notNull(),
    /** The member who adds a passkey; null for whoever logs in. */
    userId: text('user_id').references(() => accounts.userId, { onDelete: 'cascade' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    indexOfPresent('passkey_challenges_user', table.userId),
  ],
)
