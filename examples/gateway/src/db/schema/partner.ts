import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

export const partners = pgTable('partners', {
  /** Public: it stands in the source of the partner's pages. */
  key: text('key').primaryKey(),
  name: text('name').notNull().unique(),
  state: text('state').$type<'on' | 'off'>().notNull().default('on'),
  /** The only origins whose pages may use the key; null for any. */
  origins: text('origins').array(),
  /** The partner's pages at one address may open so many times the usual guest carts. */
  limitFactor: integer('limit_factor').notNull().default(10),
  createdAt: timestampColumn('created_at').notNull(),
})
export type PartnerRow = typeof partners.$inferSelect
