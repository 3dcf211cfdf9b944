import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { orderTokens } from '../db/schema/orders.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { tokenHash } from '../secrets/keys.ts'

/** A mail's link opens its order for a year after the order was placed. */
const OPENS_FOR_MS = 365 * 24 * 60 * 60_000

/**
 * Returns the token that opens an order from the links of its mails. It is derived from the
 * gateway's secret, so that a mail that is sent again is the same mail; the database has its hash
 * alone, and without that row the token opens nothing.
 */
export async function orderToken(
  { number, placedAt }: OrderRow,
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
): Promise<string> {
  const token = createHmac('sha256', keys.derive('order page')).update(number).digest('base64url')
  const expiresAt = new Date(placedAt.getTime() + OPENS_FOR_MS)
  await db.orm
    .insert(orderTokens)
    .values({ orderNumber: number, tokenHash: tokenHash(token), expiresAt })
    .onConflictDoNothing()
  return token
}

/** True for the one order that a token opens, until the token expires. */
export const openedBy = (token: string, now: Date): SQL => sql`${orders.number} IN (
  SELECT ${orderTokens.orderNumber} FROM ${orderTokens}
  WHERE ${orderTokens.tokenHash} = ${tokenHash(token)}
    AND ${orderTokens.expiresAt} > ${now.toISOString()}::timestamptz)`

/** The one order that a token opens. */
export async function findOrderByToken(
  token: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<OrderRow | undefined> {
  const [order] = await db.orm.select().from(orders).where(openedBy(token, now()))
  return order
}
