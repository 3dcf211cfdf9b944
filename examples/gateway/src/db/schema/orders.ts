import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'
import { orders, refunds } from './payment.ts'

const orderNumber = () =>
  text('order_number')
    .primaryKey()
    .references(() => orders.number)

export const shipments = pgTable('shipments', {
  orderNumber: orderNumber(),
  /** The name of a row of `orders/carriers.table.ts`. */
  carrier: text('carrier'),
  trackingNumber: text('tracking_number'),
  shippedAt: timestampColumn('shipped_at').notNull(),
  deliveredAt: timestampColumn('delivered_at'),
})
export type ShipmentRow = typeof shipments.$inferSelect

export const prints = pgTable('prints', {
  orderNumber: orderNumber(),
  printedAt: timestampColumn('printed_at').notNull(),
})

export const cancellations = pgTable('cancellations', {
  orderNumber: orderNumber(),
  /** Null where all of the order had been given back before. */
  refundId: text('refund_id')
    .unique()
    .references(() => refunds.id),
  canceledAt: timestampColumn('canceled_at').notNull(),
})

export const reversals = pgTable('reversals', {
  orderNumber: orderNumber(),
  at: timestampColumn('at').notNull(),
})

export const orderTokens = pgTable('order_tokens', {
  orderNumber: orderNumber(),
  tokenHash: bytea('token_hash').notNull().unique(),
  expiresAt: timestampColumn('expires_at').notNull(),
})
