import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accountNotices, passwordResets } from './account.ts'
import type { NoticeKind } from './account.ts'
import { indexOfPresent, timestampColumn } from './columns.ts'
import { newsletterRequests } from './newsletter.ts'
import { orders, refunds } from './payment.ts'
import { privacyRequests } from './privacy-request.ts'

/** The kind of a mail. */
export type MailKind =
  | 'order-confirmation'
  | 'order-link'
  | 'refund'
  | 'shipping'
  | 'cancellation'
  | 'password'
  | 'gift-certificate'
  | 'certificate-withdrawn'
  | 'welcome-coupon'
  | 'newsletter'
  | 'newsletter-link'
  | 'newsletter-welcome'
  | 'privacy-request'
  | 'privacy-data'
  | 'privacy-deleted'
  | 'privacy-agent'
  | NoticeKind

export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Null for a mail that is about no order. */
    orderNumber: text('order_number').references(() => orders.number),
    refundId: text('refund_id').references(() => refunds.id),
    resetId: text('reset_id').references(() => passwordResets.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id').references(() => accountNotices.id, { onDelete: 'cascade' }),
    newsletterId: text('newsletter_id').references(() => newsletterRequests.id, {
      onDelete: 'cascade',
    }),
    privacyId: text('privacy_id').references(() => privacyRequests.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    dueAt: timestampColumn('due_at').notNull(),
    sentAt: timestampColumn('sent_at'),
    /** When it had failed so often that a person decides about it. */
    failedAt: timestampColumn('failed_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
    indexOfPresent('outbox_failed', table.failedAt),
    indexOfPresent('outbox_order', table.orderNumber),
    indexOfPresent('outbox_refund', table.refundId),
    indexOfPresent('outbox_reset', table.resetId),
    indexOfPresent('outbox_notice', table.noticeId),
    indexOfPresent('outbox_newsletter', table.newsletterId),
    indexOfPresent('outbox_privacy', table.privacyId),
  ],
)
export type OutboxRow = typeof outbox.$inferSelect
