import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, indexOfPresent, timestampColumn } from './columns.ts'
import { attempts, orders } from './payment.ts'
import { users } from './session.ts'

export const giftCertificates = pgTable(
  'gift_certificates',
  {
    id: text('id').primaryKey(),
    /** Null until the mail with the code is written. */
    codeHash: bytea('code_hash').unique(),
    /** The code's last signs, which may be shown. */
    codeEnd: text('code_end'),
    amountMinor: integer('amount_minor').notNull(),
    balanceMinor: integer('balance_minor').notNull(),
    currency: text('currency').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    /** The line of the order that bought it. */
    itemId: text('item_id').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    voidedAt: timestampColumn('voided_at'),
  },
  (table) => [
    unique().on(table.orderNumber, table.itemId),
    index('gift_certificates_recipient').on(sql`lower(${table.recipientEmail})`),
  ],
)
export type GiftCertificateRow = typeof giftCertificates.$inferSelect

/** The reason why a balance changed, such as a purchase, a payment, or a canceled order. */
export type CreditChange = 'bought' | 'held' | 'released' | 'returned' | 'voided'

export const giftCertificateLedger = pgTable(
  'gift_certificate_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    certificateId: text('certificate_id')
      .notNull()
      .references(() => giftCertificates.id),
    attemptId: text('attempt_id').references(() => attempts.id),
    kind: text('kind').$type<CreditChange>().notNull(),
    /** The growth of the balance, negative where it shrank. */
    amountMinor: integer('amount_minor').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [
    unique().on(table.certificateId, table.attemptId, table.kind),
    indexOfPresent('gift_certificate_ledger_of_attempt', table.attemptId),
  ],
)

export const spoondollarAccounts = pgTable('spoondollar_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  balanceCents: integer('balance_cents').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

export const spoondollarLedger = pgTable(
  'spoondollar_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    attemptId: text('attempt_id').references(() => attempts.id),
    kind: text('kind').$type<CreditChange | 'moved' | 'earned'>().notNull(),
    /** The growth of the balance, negative where it shrank. */
    amountCents: integer('amount_cents').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [
    unique().on(table.userId, table.attemptId, table.kind),
    indexOfPresent('spoondollar_ledger_of_attempt', table.attemptId),
  ],
)
