import { productTerms } from '@selvage/core/product'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { reversals } from '../db/schema/orders.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { ownerOf } from '../session/own-users.ts'
import { isBoughtCreditWhole, stockLinesOf, takeBoughtCredit } from './buy-credit.ts'
import { isBoughtMembershipWhole, takeBoughtMembership } from './buy-membership.ts'
import { returnCredits } from './hold-credits.ts'
import { keysOfOrder, lockCredit } from './lock-credit.ts'

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

/**
 * True while nothing of what an order bought is spent: credit, a coupon or a membership. It reads
 * alone, for a page; `reverseOrder` is what decides.
 */
export async function isBoughtWhole(db: Queryable, order: OrderRow): Promise<boolean> {
  const lines = await stockLinesOf(db, order.cartId)
  if (lines.length === 0) return true
  return (
    (await isBoughtCreditWhole(db, order, lines)) &&
    (await isBoughtMembershipWhole(db, order, lines))
  )
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
  await lockCredit(tx, await keysOfOrder(tx, order, await ownerOf(tx, order.userId)))
  const lines = await stockLinesOf(tx, order.cartId)
  const isTaken =
    (await takeBoughtCredit(tx, order, lines, now)) &&
    (await takeBoughtMembership(tx, order, lines))
  if (!isTaken)
    throw httpError('ORDER_NOT_EDITABLE', {
      message:
        'A gift certificate, Spoondollars, a coupon or a membership of this order is spent already, so that it is not given back in full.',
    })
  await returnCredits(tx, order, now)
}
