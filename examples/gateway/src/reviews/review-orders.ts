import { and, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cancellations } from '../db/schema/orders.ts'
import { orders, refunds } from '../db/schema/payment.ts'
import { reviews } from '../db/schema/reviews.ts'

const isNotCanceled = (orderNumber: PgColumn): SQL => sql`NOT EXISTS (
  SELECT FROM ${cancellations} WHERE ${cancellations.orderNumber} = ${orderNumber})`

/** True for an order that was neither canceled nor wholly given back. */
export const isValidOrder = (orderNumber: PgColumn): SQL | undefined =>
  and(
    isNotCanceled(orderNumber),
    sql`NOT EXISTS (
      SELECT FROM ${orders} AS paid JOIN ${refunds} AS given ON given.attempt_id = paid.attempt_id
      WHERE paid.number = ${orderNumber} AND given.state IN ('started', 'done')
      GROUP BY paid.number HAVING sum(given.amount_minor) >= paid.amount_minor)`,
  )

/**
 * True for a review that everybody sees. It goes with its order when that is canceled; money that
 * is given back later takes no opinion away.
 */
export const isPublic: SQL | undefined = and(
  eq(reviews.state, 'published'),
  isNotCanceled(reviews.orderNumber),
)

/** True for a review that may become public. */
export const isWaiting: SQL | undefined = and(
  eq(reviews.state, 'waiting'),
  isValidOrder(reviews.orderNumber),
)

/** True for a review that is public or may become so. */
export const isOpen: SQL | undefined = or(isPublic, isWaiting)
