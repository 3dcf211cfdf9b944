import { eq } from 'drizzle-orm'
import type { ErrorCode } from '@selvage/core/errors'
import { PAYMENT_METHODS } from '@selvage/core/payment'
import type { PaymentMethod } from '@selvage/core/payment'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { decline, flagForReview, flagPayment, lockAttempt, markChallenged } from './attempt.ts'
import { chargeEffect } from './charge-effect.ts'
import { countingDecline } from './decline-limit.ts'
import { finish } from './finish.ts'
import type { ChargeOutcome, PortCharge } from '../payment-port/payment-port.ts'

/** Names what a charge did; an attempt turns declined once, whoever hears of it first. */
type Applied = 'nothing' | 'applied' | 'card declined'

interface Locked {
  attempt: AttemptRow
  cart: CartRow
}

async function applyLocked(
  tx: Queryable,
  locked: Locked,
  charge: PortCharge,
  now: Date,
): Promise<Applied> {
  const effect = chargeEffect(locked.attempt, charge)
  if (effect === 'nothing') return 'nothing'
  if (effect === 'finish') await finish(tx, locked, charge, now)
  else if (effect === 'wait') await markChallenged(tx, locked.attempt.id, charge.actionUrl, now)
  else if (effect === 'decline')
    await decline(tx, locked, charge.failure ?? closedCode(locked.attempt), now)
  else if ('flag' in effect) await flagPayment(tx, locked.attempt.id, effect.flag, charge.id, now)
  else await flagForReview(tx, locked.attempt, effect.review, charge.id, now)
  const isCardDeclined = effect === 'decline' && charge.failure?.startsWith('CARD_')
  return isCardDeclined ? 'card declined' : 'applied'
}

/** The code of an attempt whose key was closed: by its shopper, or because nobody answered. */
const closedCode = ({ actionUrl }: AttemptRow) =>
  actionUrl === null ? 'PAYMENT_TECHNICAL_FAILURE' : 'PAYMENT_CANCELED'

/** Applies a charge inside the caller's transaction; a charge of an unknown attempt is flagged. */
export async function applyCharge(tx: Queryable, charge: PortCharge, now: Date): Promise<Applied> {
  const locked = await lockAttempt(tx, charge.key)
  if (locked) return applyLocked(tx, locked, charge, now)
  if (charge.status === 'succeeded')
    await flagPayment(tx, charge.key, 'unknown_attempt', charge.id, now)
  return 'nothing'
}

/**
 * Records the provider's answer. A success is first noted and then finished, each in a transaction
 * of its own: a crash between them leaves a charged attempt, which recovery finishes.
 *
 * @param peer The address of the visitor who pays, where they are the one who asks.
 */
export async function recordCharge(charge: PortCharge, deps: Deps, peer?: string): Promise<void> {
  if (charge.status === 'succeeded') {
    await deps.db.transaction(async (tx) => {
      const locked = await lockAttempt(tx, charge.key)
      if (locked && chargeEffect(locked.attempt, charge) === 'finish') {
        await tx
          .update(attempts)
          .set({ state: 'charged', chargeId: charge.id, updatedAt: deps.now() })
          .where(eq(attempts.id, locked.attempt.id))
      }
    })
  }
  await countingDecline({ attemptId: charge.key, peer }, deps, () =>
    deps.db.transaction((tx) => applyCharge(tx, charge, deps.now())),
  )
}

/** Returns the code of a rejection for which the provider has none of the shop's own. */
function codeOf(reason: string, method: PaymentMethod): ErrorCode {
  if (reason === 'method_unavailable') return PAYMENT_METHODS[method].away
  // The card was deleted meanwhile: another one pays.
  if (reason === 'token_unknown' && method === 'saved_card') return 'CARD_NOT_SAVED'
  return 'PAYMENT_TECHNICAL_FAILURE'
}

/**
 * Ends an attempt that the provider rejected without a charge; a key that was used for another
 * request is left to a person.
 */
export async function recordRejection(
  id: string,
  outcome: Extract<ChargeOutcome, { kind: 'rejected' }>,
  deps: Deps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, id)
    if (
      !locked ||
      locked.attempt.state === 'ordered' ||
      locked.attempt.state === 'declined' ||
      locked.attempt.reviewReason !== null
    )
      return
    const { method } = locked.attempt
    if (outcome.reason === 'key_reused')
      await flagForReview(tx, locked.attempt, 'key_reused', null, deps.now())
    else await decline(tx, locked, outcome.code ?? codeOf(outcome.reason, method), deps.now())
  })
}
