import { isStockCode, stockFacts } from '@selvage/core/stock'
import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { promos } from '../db/schema/promo.ts'
import { outbox } from '../db/schema/outbox.ts'

/** Signs that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10

/** A code that cannot be guessed: typed ones are counted as guesses. */
const newCode = (): string =>
  `WELCOME-${Array.from({ length: CODE_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`

const percentOf = ({ productCode }: CartItemRow): number | undefined =>
  isStockCode(productCode) ? stockFacts(productCode).couponPercent : undefined

/** The coupon of an order, once it is paid. */
export interface Coupon {
  readonly code: string
  readonly percentOff: number
  /** Orders that it can be used for. */
  readonly uses: number
}

/**
 * Makes the coupon of the welcome packs in an order, with its mail, in the order's own transaction:
 * one code for as many orders as there are packs.
 */
export async function makeCoupon(
  tx: Queryable,
  orderNumber: string,
  lines: readonly CartItemRow[],
  now: Date,
): Promise<void> {
  const packs = lines.filter((line) => percentOf(line) !== undefined)
  const [first] = packs
  const percentOff = first && percentOf(first)
  if (percentOff === undefined) return
  await tx.insert(promos).values({
    code: newCode(),
    percentOff,
    startsAt: now,
    usageLimit: packs.reduce((sum, { quantity }) => sum + quantity, 0),
    orderNumber,
  })
  await tx
    .insert(outbox)
    .values({ key: `coupon-${orderNumber}`, kind: 'welcome-coupon', orderNumber, dueAt: now })
}

/** The coupon that an order brought; undefined for an order without one, and for a canceled one. */
export async function couponOf(
  db: Queryable,
  orderNumber: string,
  now: Date,
): Promise<Coupon | undefined> {
  const [row] = await db.select().from(promos).where(eq(promos.orderNumber, orderNumber))
  if (!row || (row.endsAt !== null && row.endsAt <= now)) return undefined
  return { code: row.code, percentOff: row.percentOff, uses: row.usageLimit ?? 1 }
}

/** True once the coupon of an order has been used. */
export async function isCouponUsed(db: Queryable, orderNumber: string): Promise<boolean> {
  const used = await db
    .select({ code: promos.code })
    .from(promos)
    .where(and(eq(promos.orderNumber, orderNumber), gt(promos.usedCount, 0)))
  return used.length > 0
}

/** Ends the coupon of a canceled order. False when it has been used. */
export async function endCoupon(tx: Queryable, orderNumber: string, now: Date): Promise<boolean> {
  // The rows are locked first: a payment that begins now sees the end, or is seen here.
  await tx.update(promos).set({ endsAt: now }).where(eq(promos.orderNumber, orderNumber))
  return !(await isCouponUsed(tx, orderNumber))
}
