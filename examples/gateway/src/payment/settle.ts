import type { Deps } from '../app-deps.ts'
import { isFree } from '../credit/hold-credits.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import type { PortCharge } from '../payment-port/payment-port.ts'
import { recordCharge, recordRejection } from './apply-charge.ts'
import { markSent, markUnknown } from './attempt.ts'
import { returnUrlOf } from './return-url.ts'

/** Pause before an unknown outcome is asked for, ms. */
const ASK_AGAIN_MS = 1_000

/** Stands for the charge of an order that credit pays: the provider is not asked. */
const noCharge = ({ id, currency }: AttemptRow): PortCharge => ({
  id: `free_${id}`,
  key: id,
  amountMinor: 0,
  currency,
  status: 'succeeded',
  failure: null,
  actionUrl: null,
  savedCardId: null,
})

/**
 * Asks the provider to charge an attempt whose lease is ours, under the attempt's own key, and
 * records the answer. Without an answer the attempt is unknown: never declined, never charged under
 * another key.
 *
 * @param peer The address of the visitor who pays, where they are the one who asks.
 */
export async function resolveAttempt(
  attempt: AttemptRow,
  deps: Deps,
  peer?: string,
): Promise<void> {
  await markSent(deps.db.orm, attempt.id, deps.now())
  if (isFree(attempt)) return recordCharge(noCharge(attempt), deps)
  const outcome = await deps.payments.charge({
    key: attempt.id,
    method: attempt.method,
    token: attempt.token,
    customerId: attempt.userId,
    saveCard: attempt.saveCard,
    returnUrl: returnUrlOf(attempt, deps.config),
    language: attempt.snapshot.locale,
    shopper: {
      name: attempt.snapshot.shipping_address?.full_name ?? '',
      email: attempt.snapshot.email,
    },
    cartId: attempt.cartId,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
  })
  if (outcome.kind === 'charge') await recordCharge(outcome.charge, deps, peer)
  else if (outcome.kind === 'rejected') await recordRejection(attempt.id, outcome, deps)
  else await markUnknown(deps.db.orm, attempt.id, ASK_AGAIN_MS, deps.now())
}
