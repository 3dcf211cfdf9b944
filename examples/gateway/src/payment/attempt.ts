import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ErrorCode } from '@selvage/core/errors'
import { isErrorCode } from '@selvage/core/errors'
import type { Deps } from '../app-deps.ts'
import { giveCreditBack } from '../credit/hold-credits.ts'
import { keysOfHolds, lockCredit } from '../credit/lock-credit.ts'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { attempts, holds, isChallenged, paymentFlags } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { promos } from '../db/schema/promo.ts'
import { HttpError } from '../http/http-error.ts'
import { saveCheckout } from '../checkout/load-checkout.ts'

/** States of an attempt whose outcome is still open. */
export const OPEN_STATES = ['started', 'sent', 'charged', 'unknown'] as const

/** A lease from now on, by the database's clock, which all gateways share. */
export const leaseFor = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

export async function findAttempt(db: Queryable, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, id))
  return row
}

/** An attempt with its cart, both locked, always in this order: cart, then attempt. */
export async function lockAttempt(
  tx: Queryable,
  id: string,
): Promise<{ attempt: AttemptRow; cart: CartRow } | undefined> {
  const known = await findAttempt(tx, id)
  if (!known) return undefined
  const [cart] = await tx.select().from(carts).where(eq(carts.id, known.cartId)).for('update')
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  return cart && attempt ? { cart, attempt } : undefined
}

/** Records that the provider is about to be asked. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ state: 'sent', updatedAt: now })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'started')))
}

/** Pause before the provider is asked how its shopper has answered, ms. */
const CHALLENGE_PAUSE_MS = 20_000

/** Records that an attempt waits for its shopper at the provider's page. */
export async function markChallenged(
  tx: Queryable,
  id: string,
  actionUrl: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(attempts)
    .set({
      state: 'sent',
      actionUrl,
      leaseOwner: null,
      leaseUntil: leaseFor(CHALLENGE_PAUSE_MS),
      updatedAt: now,
    })
    .where(and(eq(attempts.id, id), inArray(attempts.state, ['started', 'sent', 'unknown'])))
}

/** Records that the outcome of a charge is unknown; recovery asks by the same key after a pause. */
export async function markUnknown(
  db: Queryable,
  id: string,
  pauseMs: number,
  now: Date,
): Promise<void> {
  await db
    .update(attempts)
    .set({ state: 'unknown', leaseOwner: null, leaseUntil: leaseFor(pauseMs), updatedAt: now })
    .where(and(eq(attempts.id, id), inArray(attempts.state, ['started', 'sent', 'unknown'])))
}

/** Leaves an attempt to a person: it is neither finished nor ended automatically. */
export async function flagForReview(
  tx: Queryable,
  attempt: AttemptRow,
  reason: string,
  chargeId: string | null,
  now: Date,
): Promise<void> {
  await flagPayment(tx, attempt.id, reason, chargeId, now)
  await tx
    .update(attempts)
    .set({ state: 'unknown', reviewReason: reason, updatedAt: now })
    .where(eq(attempts.id, attempt.id))
}

/** Records a discrepancy for the operator. */
export async function flagPayment(
  tx: Queryable,
  attemptId: string,
  reason: string,
  chargeId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentFlags)
    .values({ attemptId, reason, chargeId, at: now })
    .onConflictDoNothing()
}

/**
 * Ends an attempt without a charge: its holds are released, the cart is open again, and the used
 * card is removed.
 */
export async function decline(
  tx: Queryable,
  { attempt, cart }: { attempt: AttemptRow; cart: CartRow },
  code: ErrorCode,
  now: Date,
): Promise<void> {
  const released = await tx
    .update(holds)
    .set({ state: 'released' })
    .where(and(eq(holds.attemptId, attempt.id), eq(holds.state, 'held')))
    .returning()
  await lockCredit(tx, keysOfHolds(released))
  for (const hold of released) {
    await giveCreditBack(tx, hold, 'released', now)
    if (hold.kind === 'promo')
      await tx
        .update(promos)
        .set({ usedCount: sql`${promos.usedCount} - 1` })
        .where(eq(promos.code, hold.instrument))
  }
  await tx
    .update(attempts)
    .set({ state: 'declined', code, updatedAt: now })
    .where(eq(attempts.id, attempt.id))
  await tx
    .update(carts)
    .set({ state: 'open', updatedAt: now })
    .where(and(eq(carts.id, cart.id), eq(carts.state, 'paying')))
  await saveCheckout(tx, cart.id, { payment: null }, now)
}

/** A declined attempt as a rejection with its code: 400, since nothing is paid for certain. */
export function declineError(attempt: Pick<AttemptRow, 'code'>): HttpError {
  const code = isErrorCode(attempt.code) ? attempt.code : 'PAYMENT_FAILED'
  return new HttpError(400, [{ code }])
}

/** Waits until another process has ended an attempt, at most `limitMs`. */
export async function awaitEnd(
  id: string,
  deps: Pick<Deps, 'db'>,
  { limitMs = 8_000, pauseMs = 60 } = {},
): Promise<AttemptRow | undefined> {
  const until = performance.now() + limitMs
  for (;;) {
    const attempt = await findAttempt(deps.db.orm, id)
    const over =
      !attempt ||
      isChallenged(attempt) ||
      attempt.reviewReason !== null ||
      attempt.state === 'ordered' ||
      attempt.state === 'declined' ||
      attempt.state === 'unknown'
    if (over || performance.now() > until) return attempt
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs)
    })
  }
}
