import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { indexOfPresent, timestampColumn } from './columns.ts'
import { orders } from './payment.ts'

export const promos = pgTable(
  'promos',
  {
    code: text('code').primaryKey(),
    percentOff: integer('percent_off').notNull(),
    minSubtotalUsdMinor: integer('min_subtotal_usd_minor').notNull().default(0),
    startsAt: timestampColumn('starts_at').notNull(),
    endsAt: timestampColumn('ends_at'),
    usageLimit: integer('usage_limit'),
    usedCount: integer('used_count').notNull().default(0),
    /** True for a code that counts for members alone. */
    membersOnly: boolean('members_only').notNull().default(false),
    /** The order that brought a coupon; null for a code of the shop's own. */
    orderNumber: text('order_number').references(() => orders.number),
  },
  (table) => [indexOfPresent('promos_order', table.orderNumber)],
)
export type PromoRow = typeof promos.$inferSelect
