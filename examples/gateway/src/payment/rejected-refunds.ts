import { asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { orders, refundLedger, refunds } from '../db/schema/payment.ts'
import type { RefundRow } from '../db/schema/payment.ts'
import { givenBack, refundOrder } from './refund.ts'

/**
 * The ids of rejected refunds of orders that no later refund stands for: their
 * money waits for a person.
 */
export const REJECTED_REFUNDS = `
  SELECT id FROM refunds AS rejected
  WHERE state = 'rejected' AND order_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM refunds AS later
    WHERE later.attempt_id = rejected.attempt_id
      AND later.created_at > rejected.created_at AND later.amount_minor >= rejected.amount_minor)`

const isWaiting = sql`${refunds.id} IN (${sql.raw(REJECTED_REFUNDS)})`

/** How a person's decision about a rejected refund ended. */
export type RefundDecision = 'done' | 'open' | 'rejected' | 'settled' | 'over'

/** Returns the rejected refunds that wait for a person, the oldest first. */
export const rejectedRefunds = ({ db }: Pick<Deps, 'db'>): Promise<RefundRow[]> =>
  db.orm.select().from(refunds).where(isWaiting).orderBy(asc(refunds.createdAt))

/** Asks the provider for the same money again, once for each rejection. */
export async function refundAgain(id: string, deps: Deps): Promise<RefundDecision> {
  const [rejected] = (await rejectedRefunds(deps)).filter((each) => each.id === id)
  if (!rejected?.orderNumber) return 'over'
  const { orderNumber, amountMinor } = rejected
  const result = await refundOrder({ id: `again-${id}`, orderNumber, amountMinor }, deps)
  if ('rejected' in result) return 'over'
  return result.refund.state === 'started' ? 'open' : result.refund.state
}

/** Records that a person has given the money back otherwise, so that it counts as given back. */
export const settleByHand = (id: string, { db, now }: Deps): Promise<RefundDecision> =>
  db.transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, id))
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.number, known?.orderNumber ?? ''))
      .for('update')
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(sql`${refunds.id} = ${id} AND ${isWaiting}`)
    if (!order || !refund) return 'over'
    const { attemptId, amountMinor, currency } = refund
    if ((await givenBack(tx, attemptId)) + amountMinor > order.amountMinor) return 'over'
    await tx.update(refunds).set({ state: 'done', updatedAt: now() }).where(eq(refunds.id, id))
    await tx.insert(refundLedger).values({
      refundId: id,
      providerRefundId: `by-hand_${id}`,
      amountMinor,
      currency,
      at: now(),
    })
    return 'settled'
  })
