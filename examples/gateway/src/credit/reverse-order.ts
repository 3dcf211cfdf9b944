import { productTerms } from '@selvage/core/product'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { reversals } from '../db/schema/orders.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { takeBoughtCredit } from './buy-credit.ts'
import { takeBoughtMembership } from './buy-membership.ts'
import { returnCredits } from './hold-credits.ts'

/** The part of an order that credit paid, in the minor unit of the order's currency. */
export const paidByCreditMinor = ({
  snapshot,
  amountMinor,
}: Pick<OrderRow, 'snapshot' | 'amountMinor'>): number =>
  Math.round(snapshot.order.pricing.raw_total * 100) - amountMinor

/** The worth of the credit that an order bought, in the minor unit of the order's currency. */
export const boughtCreditMinor = ({ snapshot }: Pick<OrderRow, 'snapshot'>): number =>
  snapshot.order.order_items
    .filter(({ merchandise }) => productTerms('stock', merchandise.stock_item?.code ?? '').credit)
    .reduce((sum, { pricing }) => sum + Math.round(pricing.raw_total * 100), 0)

/** True for an order whose credit went back. */
export async function isReversed(db: Queryable, orderNumber: string): Promise<boolean> {
  const rows = await db.select().from(reversals).where(eq(reversals.orderNumber, orderNumber))
  return rows.length > 0
}

/** Ends the transaction that only tries. */
class Tried extends Error {}

/** True while an order can be reversed: nothing that it bought of credit or membership is spent. */
export async function canReverse(order: OrderRow, { db, now }: Deps): Promise<boolean> {
  const hasBought = order.snapshot.order.order_items.some((item) => item.merchandise.stock_item)
  if (!hasBought) return true
  try {
    await db.transaction(async (tx) => {
      await reverseOrder(tx, order, now())
      throw new Tried()
    })
  } catch (error) {
    if (error instanceof Tried) return true
    if (error instanceof HttpError) return false
    throw error
  }
  return true
}

/**
 * Takes what a locked order bought of credit and membership, and returns the credit that paid it,
 * once. Throws 409 when something that it bought is spent, and the transaction changes nothing.
 */
export async function reverseOrder(tx: Queryable, order: OrderRow, now: Date): Promise<void> {
  const [first] = await tx
    .insert(reversals)
    .values({ orderNumber: order.number, at: now })
    .onConflictDoNothing()
    .returning()
  if (!first) return
  const isTaken =
    (await takeBoughtCredit(tx, order, now)) && (await takeBoughtMembership(tx, order))
  if (!isTaken)
    throw httpError('ORDER_NOT_EDITABLE', {
      status: 409,
      message:
        'A gift certificate, Spoondollars, a coupon or a membership of this order is spent already, so that it is not given back in full.',
    })
  await returnCredits(tx, order, now)
}
