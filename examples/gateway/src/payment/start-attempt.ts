import { randomInt } from 'node:crypto'
import type { placeOrder } from '@selvage/core/checkout'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { assertOpen, assertVersion, lockOwnCart } from '../cart/cart-rows.ts'
import { measurementOfUser } from '../cart/load-cart.ts'
import { assertSavedBefore } from '../checkout/assert-saved.ts'
import { cleanupError, explainChange } from '../checkout/explain-change.ts'
import { loadCheckout } from '../checkout/load-checkout.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { assertMethod } from '../checkout/payment-rules.ts'
import { latestAttempt, snapshotOf } from '../checkout/wire-checkout.ts'
import { hasMemberDiscount, holdMembership } from '../credit/buy-membership.ts'
import { holdCredits } from '../credit/hold-credits.ts'
import { lockCredit } from '../credit/lock-credit.ts'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { isCard } from '../db/schema/checkout.ts'
import { attempts, holds } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { promos } from '../db/schema/promo.ts'
import { httpError } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { assertStorefrontUrl } from '../http/storefront-url.ts'
import { findAttempt, leaseFor } from './attempt.ts'

type Context = CallContext<typeof placeOrder>

/** An attempt, and whether this call made it. */
export interface Started {
  readonly attempt: AttemptRow
  readonly fresh: boolean
}

/** `R` and twelve digits, unguessable enough for a number that people read out. */
const newOrderNumber = () => `R${randomInt(100_000_000_000, 1_000_000_000_000)}`

/**
 * Freezes the order and stores the attempt with its holds, in one transaction, before the provider
 * is asked. A known attempt id returns its attempt, and a cart that is being paid for or is paid
 * returns the attempt that did it.
 */
export async function startAttempt(context: Context, deps: Deps): Promise<Started> {
  const { attempt_id: id, return_url: page } = context.body
  const cartId = readPublicId(context.params.id, 'ORDER_NOT_FOUND')
  const returnUrl = page && assertStorefrontUrl(page, 'return_url', deps.config)
  return deps.db.transaction(async (tx) => {
    const row = await lockOwnCart(tx, context.session.userId, cartId)
    const known = await findAttempt(tx, id)
    if (known) return { attempt: assertSame(known, context), fresh: false }
    const other = row.state === 'open' ? undefined : await latestAttempt(tx, row.id)
    if (other && other.state !== 'declined') return { attempt: other, fresh: false }
    assertOpen(row)
    await assertVersion(tx, row, context.version, deps)
    const loaded = await loadCheckout(tx, row, deps)
    await assertPlaceable(tx, loaded, context)
    const measurement = await measurementOfUser(tx, row.userId)
    const snapshot = snapshotOf(loaded, { locale: context.locale, measurement })
    const payment = loaded.credits.dueMinor === 0 ? null : loaded.stored.payment
    // Only for the types: the order has passed `assertPlaceable`.
    if (!snapshot) throw httpError('PAYMENT_DETAILS_MISSING_ERROR')
    const now = deps.now()
    const [attempt] = await tx
      .insert(attempts)
      .values({
        id,
        cartId: row.id,
        userId: row.userId,
        cartVersion: row.version,
        amountMinor: loaded.credits.dueMinor,
        currency: loaded.currency,
        fingerprint: context.bodyHash,
        method: payment?.method ?? 'card',
        token: payment && isCard(payment) ? payment.token : '',
        saveCard: payment !== null && isCard(payment) && payment.saveCard === true,
        returnUrl: returnUrl ?? null,
        state: 'started',
        orderNumber: newOrderNumber(),
        snapshot,
        leaseOwner: 'request',
        leaseUntil: leaseFor(deps.config.paymentLeaseMs),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    // Another user's attempt has this id; as ids are random, this is no accident.
    if (!attempt) throw httpError('ORDER_NOT_PENDING')
    await lockCredit(tx, creditOf(attempt, loaded))
    await takeHolds(tx, attempt, loaded)
    await holdCredits(tx, attempt, loaded.credits, now)
    await holdMembership(tx, attempt, now)
    await tx.update(carts).set({ state: 'paying', updatedAt: now }).where(eq(carts.id, row.id))
    return { attempt, fresh: true }
  })
}

/** An attempt of the caller's own, for the same request. */
function assertSame(attempt: AttemptRow, context: Context): AttemptRow {
  if (attempt.userId !== context.session.userId || attempt.cartId !== context.params.id)
    throw httpError('ORDER_NOT_FOUND')
  if (attempt.fingerprint !== context.bodyHash)
    throw httpError('FIELD_VALUE_INVALID', { status: 422, field: 'attempt_id' })
  return attempt
}

/** Rejects an order with a missing step, an item that is gone, or another total than was shown. */
async function assertPlaceable(
  tx: Queryable,
  loaded: LoadedCheckout,
  context: Context,
): Promise<void> {
  const { cart, stored, currency, credits, paymentFits } = loaded
  if (cart.lines.length === 0) throw httpError('ORDER_CONTAINS_NO_ITEMS')
  assertSavedBefore('payment', loaded)
  const cleanup = cleanupError(loaded)
  if (cleanup) throw cleanup
  assertSavedBefore('review', loaded)
  const shown =
    Math.round(context.body.raw_total * 100) === cart.priced.totalMinor &&
    context.body.currency === currency
  if (!shown) throw explainChange(loaded, stored.terms)
  // Nothing is charged where credit pays it all.
  if (credits.dueMinor === 0) return
  if (!paymentFits) throw explainChange(loaded, stored.terms)
  assertMethod(stored.payment?.method ?? 'card', loaded, context.locale)
}

/** Names the discounts and the credit that an attempt uses. */
const creditOf = (
  { userId, snapshot }: AttemptRow,
  { cart, credits: { certificate, spoondollars } }: LoadedCheckout,
) => ({
  promoCodes: cart.promo ? [cart.promo.code] : [],
  certificateIds: certificate ? [certificate.id] : [],
  spoondollarUsers: spoondollars ? [userId] : [],
  members: hasMemberDiscount(snapshot) ? [userId] : [],
})

/**
 * Takes one use of the promo for this attempt; rejects the order when the last use has just gone.
 */
async function takeHolds(
  tx: Queryable,
  attempt: AttemptRow,
  { cart }: LoadedCheckout,
): Promise<void> {
  if (!cart.promo) return
  const taken = await tx
    .update(promos)
    .set({ usedCount: sql`${promos.usedCount} + 1` })
    .where(
      and(
        eq(promos.code, cart.promo.code),
        or(isNull(promos.usageLimit), lt(promos.usedCount, promos.usageLimit)),
      ),
    )
    .returning()
  if (taken.length === 0)
    throw httpError('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason: 'promo_ended' } })
  await tx
    .insert(holds)
    .values({ attemptId: attempt.id, kind: 'promo', instrument: cart.promo.code, state: 'held' })
}
