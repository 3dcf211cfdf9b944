import { and, eq, sql } from 'drizzle-orm'
import { fromWireAddress } from '@selvage/core/checkout'
import { DEFAULT_COUNTRY } from '@selvage/core/locale'
import { saveOrderAddress } from '../addresses/saved-addresses.ts'
import { makeBoughtCredit, stockLinesOf } from '../credit/buy-credit.ts'
import { makeBoughtMembership } from '../credit/buy-membership.ts'
import { isFree } from '../credit/hold-credits.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { checkouts, isCard } from '../db/schema/checkout.ts'
import { outbox } from '../db/schema/outbox.ts'
import { attempts, holds, orders, paymentLedger } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { recordEarnings } from '../earnings/record-earnings.ts'
import { requestOfBuyer } from '../newsletter/request-newsletter.ts'
import { newPublicId } from '../secrets/public-id.ts'
import type { PortCharge } from '../payment-port/payment-port.ts'
import { saveCard } from '../saved-cards/saved-cards.ts'

/** Turns a charged attempt into an order, all of it in the caller's transaction. */
export async function finish(
  tx: Queryable,
  { attempt, cart }: { attempt: AttemptRow; cart: CartRow },
  charge: PortCharge,
  now: Date,
): Promise<void> {
  await tx.insert(orders).values({
    number: attempt.orderNumber,
    cartId: attempt.cartId,
    userId: attempt.userId,
    attemptId: attempt.id,
    chargeId: charge.id,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    snapshot: attempt.snapshot,
    partnerKey: cart.partnerKey,
    placedAt: now,
  })
  await tx
    .update(holds)
    .set({ state: 'captured' })
    .where(and(eq(holds.attemptId, attempt.id), eq(holds.state, 'held')))
  if (!isFree(attempt))
    await tx.insert(paymentLedger).values({
      attemptId: attempt.id,
      chargeId: charge.id,
      amountMinor: charge.amountMinor,
      currency: charge.currency,
      at: now,
    })
  const lines = await stockLinesOf(tx, attempt.cartId)
  await makeBoughtCredit(tx, attempt, lines, now)
  await makeBoughtMembership(tx, attempt, lines, now)
  await recordEarnings(tx, attempt, now)
  if (attempt.snapshot.email !== '') {
    await tx.insert(outbox).values({
      key: `order-${attempt.orderNumber}`,
      kind: 'order-confirmation',
      orderNumber: attempt.orderNumber,
      dueAt: now,
    })
  }
  if (attempt.snapshot.newsletter_opt_in) await subscribeBuyer(tx, attempt, now)
  await tx
    .update(carts)
    .set({ state: 'ordered', version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cart.id))
  await storeSaved(tx, cart, now)
  const { save_address: isSaved, shipping_address: address } = attempt.snapshot
  if (isSaved && address)
    await saveOrderAddress(tx, attempt.userId, fromWireAddress(address), { now: () => now })
  await saveChargedCard(tx, attempt, charge, now)
  await tx
    .update(attempts)
    .set({ state: 'ordered', chargeId: charge.id, code: null, updatedAt: now })
    .where(eq(attempts.id, attempt.id))
}

/** Asks the buyer by mail to confirm the newsletter that was ticked with the address. */
async function subscribeBuyer(
  tx: Queryable,
  { userId, snapshot: { email, shipping_address: address, locale } }: AttemptRow,
  now: Date,
): Promise<void> {
  if (email === '') return
  const [buyer] = await tx
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, userId))
  const country = address?.country ?? buyer?.country ?? DEFAULT_COUNTRY
  await requestOfBuyer(tx, { email, country, locale, userId }, now)
}

/** Saves the card for the member, by the id that the provider gave it with the charge. */
async function saveChargedCard(
  tx: Queryable,
  attempt: AttemptRow,
  { savedCardId }: PortCharge,
  now: Date,
): Promise<void> {
  if (!attempt.saveCard || savedCardId === null) return
  const [row] = await tx
    .select({ payment: checkouts.payment })
    .from(checkouts)
    .where(eq(checkouts.cartId, attempt.cartId))
  if (row?.payment && isCard(row.payment))
    await saveCard(tx, attempt.userId, { ...row.payment, providerId: savedCardId }, now)
}

/** Moves lines that were saved for later to the shopper's next cart. */
async function storeSaved(tx: Queryable, cart: CartRow, now: Date): Promise<void> {
  const saved = and(eq(cartItems.cartId, cart.id), eq(cartItems.status, 'saved'))
  const [first] = await tx.select({ id: cartItems.id }).from(cartItems).where(saved).limit(1)
  if (!first) return
  const id = newPublicId()
  await tx.insert(carts).values({ id, userId: cart.userId, createdAt: now, updatedAt: now })
  await tx.update(cartItems).set({ cartId: id }).where(saved)
}
