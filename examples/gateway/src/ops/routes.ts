import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCall } from '@selvage/core/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import type { Deps } from '../app-deps.ts'
import {
  attempts,
  holds,
  orders,
  outbox,
  paymentFlags,
  paymentLedger,
} from '../db/schema/payment.ts'
import { noSuchPath } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import type { Call } from '@selvage/core/contract'
import { isSameSecret } from '../secrets/is-same-secret.ts'

/**
 * Orders as they are in the books, for whoever runs the gateway. Not part of the shop's contract.
 */
const ordersCall = defineCall({
  name: 'ops.orders',
  method: 'GET',
  path: '/ops/orders',
  auth: 'none',
  answer: v.unknown(),
})
/** Attempts, charges, holds, flags and mails. */
const ledgerCall = defineCall({
  name: 'ops.ledger',
  method: 'GET',
  path: '/ops/ledger',
  auth: 'none',
  answer: v.unknown(),
})

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local']

/** The operator's key of a data folder, made when it is first asked for. */
export function opsKey(dataDir: string): string {
  const path = join(dataDir, 'ops-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}

/**
 * Only from this machine, only with the key in `X-Ops-Key`; for everybody else there is nothing
 * here.
 */
function assertOperator(context: Pick<CallContext<Call>, 'peer' | 'request'>, deps: Deps): void {
  const given = context.request.headers.get('x-ops-key') ?? ''
  const near =
    LOOPBACK.includes(context.peer) && context.request.headers.get('x-forwarded-for') === null
  if (near && given !== '' && isSameSecret(given, opsKey(deps.config.dataDir))) return
  throw noSuchPath()
}

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
    })),
  }
})

const ledgerList = handle(ledgerCall, async (context, deps) => {
  assertOperator(context, deps)
  const db = deps.db.orm
  const [allAttempts, ledger, allHolds, flags, mails] = [
    await db.select().from(attempts).orderBy(asc(attempts.createdAt)),
    await db.select().from(paymentLedger).orderBy(asc(paymentLedger.id)),
    await db.select().from(holds).orderBy(asc(holds.id)),
    await db.select().from(paymentFlags).orderBy(asc(paymentFlags.id)),
    await db.select().from(outbox).orderBy(asc(outbox.id)),
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
    mails: mails.map(({ key, sentAt }) => ({ key, sent: sentAt !== null })),
  }
})

/** The operator's read-only entry point. */
export const opsRoutes: readonly Route[] = [orderList, ledgerList]
