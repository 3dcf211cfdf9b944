import type { PaymentMethod } from '@selvage/core/payment'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { carts } from './cart.ts'
import { indexOfPresent, timestampColumn } from './columns.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import { partners } from './partner.ts'
import { users } from './session.ts'

export type AttemptState = 'started' | 'sent' | 'charged' | 'ordered' | 'declined' | 'unknown'

const OPEN_STATES = sql`('started', 'sent', 'charged', 'unknown')`

export const attempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    cartVersion: integer('cart_version').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The card's token, or the provider's id of a saved card; '' for another company. */
    token: text('token').notNull(),
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    returnUrl: text('return_url'),
    /** The provider's page where the shopper confirms the payment, while it waits for that. */
    actionUrl: text('action_url'),
    saveCard: boolean('save_card').notNull().default(false),
    state: text('state').$type<AttemptState>().notNull(),
    code: text('code'),
    chargeId: text('charge_id'),
    orderNumber: text('order_number').notNull().unique(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    /** Why an attempt waits for a person; null for one that goes on by itself. */
    reviewReason: text('held'),
    leaseOwner: text('lease_owner'),
    leaseUntil: timestampColumn('lease_until').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    // One attempt at a time: a second tab cannot charge the same cart.
    uniqueIndex('payment_attempts_open')
      .on(table.cartId)
      .where(sql`${table.state} IN ${OPEN_STATES}`),
    index('payment_attempts_cart').on(table.cartId, table.createdAt),
    index('payment_attempts_user').on(table.userId, table.createdAt),
    index('payment_attempts_email').on(sql`lower(${table.snapshot} ->> 'email')`),
    indexOfPresent('payment_attempts_order', table.orderNumber),
    index('payment_attempts_declined_gifts')
      .on(table.updatedAt)
      .where(
        sql`${table.state} = 'declined' AND jsonb_path_exists(${table.snapshot}, '$.order.order_items[*].merchandise.stock_item.recipient')`,
      ),
    index('payment_attempts_due')
      .on(table.leaseUntil)
      .where(sql`${table.state} IN ${OPEN_STATES} AND ${table.reviewReason} IS NULL`),
  ],
)
export type AttemptRow = typeof attempts.$inferSelect

/** True for an attempt that waits for its shopper. */
export const isChallenged = ({ state, actionUrl, reviewReason }: AttemptRow): boolean =>
  actionUrl !== null && reviewReason === null && (state === 'sent' || state === 'unknown')

/** The things that an attempt may hold until it ends: a promo's use, money of the shopper's. */
export type HoldKind = 'promo' | 'gift_certificate' | 'spoondollars'

export const holds = pgTable(
  'payment_holds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    kind: text('kind').$type<HoldKind>().notNull(),
    instrument: text('instrument').notNull(),
    state: text('state').$type<'held' | 'captured' | 'released'>().notNull(),
    /** The held part of a gift certificate in its minor unit, or of Spoondollars in cents. */
    amountMinor: integer('amount_minor').notNull().default(0),
  },
  (table) => [unique().on(table.attemptId, table.kind, table.instrument)],
)

export const paymentLedger = pgTable('payment_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptId: text('attempt_id')
    .notNull()
    .unique()
    .references(() => attempts.id),
  chargeId: text('charge_id').notNull().unique(),
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

export const paymentFlags = pgTable(
  'payment_flags',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: text('attempt_id').notNull(),
    chargeId: text('charge_id'),
    reason: text('reason').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [unique().on(table.attemptId, table.reason)],
)

export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .unique()
      .references(() => carts.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    attemptId: text('attempt_id')
      .notNull()
      .unique()
      .references(() => attempts.id),
    chargeId: text('charge_id').notNull().unique(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    /** The partner that the order is credited to. */
    partnerKey: text('partner_key').references(() => partners.key),
    placedAt: timestampColumn('placed_at').notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.placedAt.desc().nullsFirst()),
    index('orders_email').on(sql`lower(${table.snapshot} ->> 'email')`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotency key at the provider. */
    id: text('id').primaryKey(),
    /** Null for a charge that never became an order. */
    orderNumber: text('order_number').references(() => orders.number),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => attempts.id),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** `started` counts as given back until the provider says otherwise. */
    state: text('state').$type<'started' | 'done' | 'rejected'>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    index('refunds_attempt').on(table.attemptId),
    indexOfPresent('refunds_of_order', table.orderNumber),
    index('refunds_open')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'started'`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect

export const refundLedger = pgTable('refund_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  refundId: text('refund_id')
    .notNull()
    .unique()
    .references(() => refunds.id),
  providerRefundId: text('provider_refund_id').notNull().unique(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  at: timestampColumn('at').notNull(),
})
