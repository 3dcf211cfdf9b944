import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { boughtCreditMinor, isReversed, paidByCreditMinor } from '../credit/reverse-order.ts'
import type { Queryable } from '../db/database.ts'
import { cancellations } from '../db/schema/orders.ts'
import { outbox } from '../db/schema/outbox.ts'
import { orders, refundLedger, refunds } from '../db/schema/payment.ts'
import type { RefundRow } from '../db/schema/payment.ts'
import { describeError } from '../log.ts'
import { flagPayment } from './attempt.ts'
import { reversePaidOrder } from './reverse-paid-order.ts'

/** A refund whose outcome is open is asked for again after so long, by its own key. */
const ASK_AGAIN_S = 10
const BATCH = 10

/** An order's refund, as the operator asks for it. */
export interface RefundRequest {
  /** The refund's own key: the same one again gives nothing more back. */
  readonly id: string
  readonly orderNumber: string
  /** All that is left when it is absent. */
  readonly amountMinor?: number | undefined
}

/** Why nothing is given back. */
export type RefundRejection =
  'order-unknown' | 'key-reused' | 'nothing-left' | 'too-much' | 'bought-credit'

/** A refund, and what can still be given back after it; or why there is none. */
export type RefundResult =
  | {
      readonly refund: RefundRow
      readonly leftMinor: number
      /** The credit that went back to its balances with it, in the order's currency. */
      readonly creditMinor: number
    }
  | { readonly rejected: RefundRejection; readonly leftMinor?: number; readonly currency?: string }

/**
 * Gives an order's money back, all of it or a part, once for each key. With all of it goes the
 * credit that the order bought or was paid with. Throws 409 when some that it bought is spent.
 */
export async function refundOrder(request: RefundRequest, deps: Deps): Promise<RefundResult> {
  const started = await deps.db.transaction((tx) => startRefund(tx, request, deps.now()))
  if ('rejected' in started) return started
  await settleRefund(started.refund, deps)
  const [refund = started.refund] = await deps.db.orm
    .select()
    .from(refunds)
    .where(eq(refunds.id, request.id))
  const leftMinor =
    started.leftMinor + (refund.state === 'rejected' ? started.refund.amountMinor : 0)
  return { ...started, refund, leftMinor }
}

/**
 * Sets the amount aside under the order's lock, so that parallel refunds never exceed it. A refund
 * of an order that credit paid moves no money, and is done at once.
 */
export async function startRefund(
  tx: Queryable,
  { id, orderNumber, amountMinor }: RefundRequest,
  now: Date,
): Promise<RefundResult> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update')
  if (!order) return { rejected: 'order-unknown' }
  const { attemptId, currency } = order
  const given = await givenBack(tx, attemptId)
  const left = order.amountMinor - given
  const isOver = await isReversed(tx, orderNumber)
  const paidMinor = paidByCreditMinor(order)
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (known) {
    const isSame =
      known.attemptId === attemptId && (amountMinor ?? known.amountMinor) === known.amountMinor
    const creditMinor = isOver && left === 0 ? paidMinor : 0
    return isSame ? { refund: known, leftMinor: left, creditMinor } : { rejected: 'key-reused' }
  }
  const amount = amountMinor ?? left
  if (left === 0 && (isOver || paidMinor === 0))
    return { rejected: 'nothing-left', leftMinor: 0, currency }
  if (amount > left) return { rejected: 'too-much', leftMinor: left, currency }
  const isFull = amount === left
  if (isFull) await reversePaidOrder(tx, order, now)
  else if (!isOver) {
    // The credit that the order bought stays paid by the rest.
    const most = Math.max(0, left + paidMinor - boughtCreditMinor(order))
    if (amount > most) return { rejected: 'bought-credit', leftMinor: most, currency }
  }
  const [refund] = await tx
    .insert(refunds)
    .values({
      id,
      orderNumber,
      attemptId,
      amountMinor: amount,
      currency,
      state: amount === 0 ? 'done' : 'started',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!refund) return { rejected: 'key-reused' }
  if (amount === 0) await writeToShopper(tx, id, orderNumber, now)
  return { refund, leftMinor: left - amount, creditMinor: isFull && !isOver ? paidMinor : 0 }
}

/** Returns what was given back of a charge; an open refund counts. */
export async function givenBack(tx: Queryable, attemptId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), inArray(refunds.state, ['started', 'done'])))
  return row?.sum ?? 0
}

/** Asks the provider under the refund's own key and records its answer, if there is one. */
export async function settleRefund(refund: RefundRow, deps: Deps): Promise<void> {
  if (refund.state !== 'started') return
  const { id, attemptId, amountMinor, currency } = refund
  const outcome = await deps.payments.refund({
    key: id,
    chargeKey: attemptId,
    amountMinor,
    currency,
  })
  if (outcome.kind === 'unknown') return
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const [open] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (open?.state !== 'started') return
    const state = outcome.kind === 'refund' ? 'done' : 'rejected'
    await tx.update(refunds).set({ state, updatedAt: now }).where(eq(refunds.id, id))
    if (outcome.kind === 'rejected') {
      await flagPayment(tx, attemptId, `refund_${outcome.reason}`, null, now)
      return
    }
    await tx.insert(refundLedger).values({
      refundId: id,
      providerRefundId: outcome.refund.id,
      amountMinor: outcome.refund.amountMinor,
      currency: outcome.refund.currency,
      at: now,
    })
    if (refund.orderNumber !== null) await writeToShopper(tx, id, refund.orderNumber, now)
  })
}

async function writeToShopper(
  tx: Queryable,
  refundId: string,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber))
  if (!order || order.snapshot.email === '') return
  // The mail about an order that was canceled says that its money comes back.
  const [canceled] = await tx
    .select({ refundId: cancellations.refundId })
    .from(cancellations)
    .where(eq(cancellations.refundId, refundId))
  if (canceled) return
  await tx
    .insert(outbox)
    .values({ key: `refund-${refundId}`, kind: 'refund', orderNumber, refundId, dueAt: now })
    .onConflictDoNothing()
}

/**
 * Gives back all of a charge that never became an order, under a key of its own; true when it is
 * given back.
 */
export async function refundStrayCharge(
  attemptId: string,
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: string },
  deps: Deps,
): Promise<boolean> {
  const now = deps.now()
  const id = `release-${attemptId}`
  await deps.db.orm
    .insert(refunds)
    .values({
      id,
      attemptId,
      amountMinor,
      currency,
      orderNumber: null,
      state: 'started',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const find = () => deps.db.orm.select().from(refunds).where(eq(refunds.id, id))
  const [refund] = await find()
  if (refund) await settleRefund(refund, deps)
  return (await find())[0]?.state === 'done'
}

/** Asks again for refunds whose outcome is open; gives how many there were. */
export async function recoverRefunds(deps: Deps): Promise<number> {
  const open = await deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.state, 'started'),
          lt(refunds.updatedAt, sql`now() - make_interval(secs => ${ASK_AGAIN_S})`),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(refunds)
      .set({ updatedAt: deps.now() })
      .where(inArray(refunds.id, ids))
      .returning()
  })
  for (const refund of open)
    await settleRefund(refund, deps).catch((error: unknown) => {
      deps.log({ level: 'warn', event: 'payment.refund', error: describeError(error) })
    })
  return open.length
}
