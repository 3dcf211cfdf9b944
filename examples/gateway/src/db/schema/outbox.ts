import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accountNotices, passwordResets } from './account.ts'
import type { NoticeKind } from './account.ts'
import { timestampColumn } from './columns.ts'
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
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} IS NOT NULL`),
    index('outbox_order')
      .on(table.orderNumber)
      .where(sql`${table.orderNumber} IS NOT NULL`),
    index('outbox_refund')
      .on(table.refundId)
      .where(sql`${table.refundId} IS NOT NULL`),
    index('outbox_reset')
      .on(table.resetId)
      .where(sql`${table.resetId} IS NOT NULL`),
    index('outbox_notice')
      .on(table.noticeId)
      .where(sql`${table.noticeId} IS NOT NULL`),
    index('outbox_newsletter')
      .on(table.newsletterId)
      .where(sql`${table.newsletterId} IS NOT NULL`),
    index('outbox_privacy')
      .on(table.privacyId)
      .where(sql`${table.privacyId} IS NOT NULL`),
  ],
)
export type OutboxRow = typeof outbox.$inferSelect
