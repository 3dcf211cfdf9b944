import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The table of `rate-limiter-flexible`, which writes it and deletes what has expired. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** The end of the window, ms since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
