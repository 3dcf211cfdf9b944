import type { EarningsKind } from '@selvage/core/earnings'
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { designers, designs } from './catalogue.ts'
import { timestampColumn } from './columns.ts'
import { orders } from './payment.ts'

export const earnings = pgTable(
  'earnings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    designerId: integer('designer_id')
      .notNull()
      .references(() => designers.id),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    /** The line of the order. */
    lineId: text('line_id').notNull(),
    kind: text('kind').$type<'sold' | 'taken_back'>().notNull(),
    merchandise: text('merchandise').$type<EarningsKind>().notNull(),
    /** Pieces of the line; negative where they were taken back, as the amount is. */
    pieces: integer('pieces').notNull(),
    /** Cents of US dollars. */
    amountMinor: integer('amount_minor').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    unique().on(table.lineId, table.designId, table.kind),
    index('earnings_of_designer').on(
      table.designerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('earnings_of_design').on(table.designId),
    index('earnings_of_order').on(table.orderNumber),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    designerId: integer('designer_id')
      .notNull()
      .references(() => designers.id),
    /** Cents of US dollars. */
    amountMinor: integer('amount_minor').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('payouts_of_designer').on(table.designerId, table.createdAt.desc().nullsFirst()),
  ],
)
