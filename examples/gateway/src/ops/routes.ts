import { defineCall } from '@selvage/core/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { outbox } from '../db/schema/outbox.ts'
import {
  attempts,
  holds,
  orders,
  paymentFlags,
  paymentLedger,
  refunds,
} from '../db/schema/payment.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertOperator } from './operator.ts'
import { businessOpsRoutes } from './business-routes.ts'
import { partnerRoutes } from './partner-routes.ts'
import { privacyOpsRoutes } from './privacy-routes.ts'
import { refundRoutes } from './refund-routes.ts'
import { shipRoutes } from './ship-routes.ts'
import { studentGrantOpsRoutes } from './student-grant-routes.ts'

/** Lists all orders as they were placed, for operators. It is no part of the shop's contract. */
const ordersCall = defineCall({
  name: 'ops.orders',
  method: 'GET',
  path: '/ops/orders',
  auth: 'none',
  answer: v.unknown(),
})
/** Lists all attempts, charges, holds, flags, refunds and mails, for operators. */
const ledgerCall = defineCall({
  name: 'ops.ledger',
  method: 'GET',
  path: '/ops/ledger',
  auth: 'none',
  answer: v.unknown(),
})

const orderList = handle(ordersCall, async (context, deps) => {
  assertOperator(context, deps)
  const rows = await deps.db.orm.select().from(orders).orderBy(asc(orders.placedAt))
  return {
    orders: rows.map((row) => ({
      number: row.number,
      cart_id: row.cartId,
      user_id: row.userId,
      attempt_id: row.attemptId,
      charge_id: row.chargeId,
      amount_minor: row.amountMinor,
      currency: row.currency,
      placed_at: row.placedAt.toISOString(),
      email: row.snapshot.email,
      locale: row.snapshot.locale,
      lines: row.snapshot.order.order_items,
      pricing: row.snapshot.order.pricing,
      shipping_address: row.snapshot.shipping_address,
      delivery: row.snapshot.delivery,
      gift: row.snapshot.gift,
      payment: row.snapshot.payment,
      partner_key: row.partnerKey,
    })),
  }
})

const ledgerList = handle(ledgerCall, async (context, deps) => {
  assertOperator(context, deps)
  const db = deps.db.orm
  const [allAttempts, ledger, allHolds, flags, mails, allRefunds] = [
    await db.select().from(attempts).orderBy(asc(attempts.createdAt)),
    await db.select().from(paymentLedger).orderBy(asc(paymentLedger.id)),
    await db.select().from(holds).orderBy(asc(holds.id)),
    await db.select().from(paymentFlags).orderBy(asc(paymentFlags.id)),
    await db.select().from(outbox).orderBy(asc(outbox.id)),
    await db.select().from(refunds).orderBy(asc(refunds.createdAt)),
  ]
  return {
    attempts: allAttempts.map(
      ({ id, cartId, state, code, chargeId, reviewReason, amountMinor, currency }) => ({
        id,
        cart_id: cartId,
        state,
        code,
        charge_id: chargeId,
        held: reviewReason,
        amount_minor: amountMinor,
        currency,
      }),
    ),
    charges: ledger.map(({ attemptId, chargeId, amountMinor, currency }) => ({
      attempt_id: attemptId,
      charge_id: chargeId,
      amount_minor: amountMinor,
      currency,
    })),
    holds: allHolds.map(({ attemptId, kind, instrument, state }) => ({
      attempt_id: attemptId,
      kind,
      instrument,
      state,
    })),
    flags: flags.map(({ attemptId, chargeId, reason }) => ({
      attempt_id: attemptId,
      charge_id: chargeId,
      reason,
    })),
    refunds: allRefunds.map(({ id, orderNumber, amountMinor, state }) => ({
      id,
      order_number: orderNumber,
      amount_minor: amountMinor,
      state,
    })),
    mails: mails.map(({ key, sentAt, failedAt }) => ({
      key,
      sent: sentAt !== null,
      failed: failedAt !== null,
    })),
  }
})

/** The operator's entry point. */
export const opsRoutes: readonly Route[] = [
  orderList,
  ledgerList,
  ...businessOpsRoutes,
  ...studentGrantOpsRoutes,
  ...partnerRoutes,
  ...privacyOpsRoutes,
  ...refundRoutes,
  ...shipRoutes,
]
