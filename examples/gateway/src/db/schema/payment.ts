import type { CallReply } from '@selvage/core/contract'
import type { getInvoice } from '@selvage/core/invoice'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

type WireInvoice = CallReply<typeof getInvoice>['invoice']

/**
 * Everything of an order, in the contract's words, frozen when the attempt started: what is charged
 * is what is ordered.
 */
export type OrderSnapshot = Omit<
  WireInvoice,
  'order_number' | 'placed_at' | 'gateway_metadata' | 'contact_email'
> & {
  readonly newsletter_opt_in: boolean
  readonly locale: string
}

export type AttemptState = 'started' | 'sent' | 'charged' | 'ordered' | 'declined' | 'unknown'

export const attempts = pgTable('payment_attempts', {
  id: text('id').primaryKey(),
  cartId: text('cart_id').notNull(),
  userId: text('user_id').notNull(),
  cartVersion: integer('cart_version').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  fingerprint: text('fingerprint').notNull(),
  token: text('token').notNull(),
  state: text('state').$type<AttemptState>().notNull(),
  code: text('code'),
  chargeId: text('charge_id'),
  orderNumber: text('order_number').notNull(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  held: text('held'),
  leaseOwner: text('lease_owner'),
  leaseUntil: timestampColumn('lease_until').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})
export type AttemptRow = typeof attempts.$inferSelect

export const holds = pgTable('payment_holds', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: text('attempt_id').notNull(),
  kind: text('kind').$type<'promo'>().notNull(),
  instrument: text('instrument').notNull(),
  state: text('state').$type<'held' | 'captured' | 'released'>().notNull(),
})

export const paymentLedger = pgTable('payment_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: text('attempt_id').notNull(),
  chargeId: text('charge_id').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  at: timestampColumn('at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  attemptId: text('attempt_id').notNull(),
  at: timestampColumn('at').notNull(),
})

export const paymentFlags = pgTable('payment_flags', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: text('attempt_id').notNull(),
  chargeId: text('charge_id'),
  reason: text('reason').notNull(),
  at: timestampColumn('at').notNull(),
})

export const orders = pgTable('orders', {
  number: text('number').primaryKey(),
  cartId: text('cart_id').notNull(),
  userId: text('user_id').notNull(),
  attemptId: text('attempt_id').notNull(),
  chargeId: text('charge_id').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  placedAt: timestampColumn('placed_at').notNull(),
})
export type OrderRow = typeof orders.$inferSelect

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  kind: text('kind').$type<'order-confirmation'>().notNull(),
  orderNumber: text('order_number').notNull(),
  tries: integer('tries').notNull().default(0),
  dueAt: timestampColumn('due_at').notNull(),
  sentAt: timestampColumn('sent_at'),
})
export type OutboxRow = typeof outbox.$inferSelect
