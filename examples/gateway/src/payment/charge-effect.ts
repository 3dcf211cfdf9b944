import type { AttemptRow } from '../db/schema/payment.ts'
import type { PortCharge } from '../payment-port/payment-port.ts'

/** An attempt, as far as it decides what a charge does to it. */
export type ChargedAttempt = Pick<
  AttemptRow,
  'state' | 'chargeId' | 'reviewReason' | 'amountMinor' | 'currency'
>

/** How a charge changes an attempt. */
export type ChargeEffect =
  | 'nothing'
  | 'wait'
  | 'finish'
  | 'decline'
  | { readonly flag: string }
  | { readonly review: string }

type Amount = Pick<PortCharge, 'amountMinor' | 'currency'>

/** True for a charge of exactly what its attempt asked for. */
export const fitsAttempt = (charge: Amount, attempt: Amount): boolean =>
  charge.amountMinor === attempt.amountMinor && charge.currency === attempt.currency

/** Decides how a charge changes an attempt. Repeated charges lead to the same end. */
export function chargeEffect(attempt: ChargedAttempt, charge: PortCharge): ChargeEffect {
  const succeeded = charge.status === 'succeeded'
  if (attempt.state === 'ordered')
    return succeeded && charge.id !== attempt.chargeId ? { flag: 'second_charge' } : 'nothing'
  if (attempt.state === 'declined') return succeeded ? { flag: 'late_success' } : 'nothing'
  if (attempt.reviewReason !== null) return 'nothing'
  if (charge.status === 'pending') return 'wait'
  if (!succeeded) return 'decline'
  return fitsAttempt(charge, attempt) ? 'finish' : { review: 'amount_mismatch' }
}

/** The next step of a release of a cart, once the key of its attempt is closed at the provider. */
export type ReleaseStep = 'try-later' | 'become-order' | 'give-back' | 'decline'

/**
 * Decides what becomes of an attempt whose cart is released: without an answer of the provider it
 * waits, a charge that fits becomes the order, and one of another amount is given back first.
 */
export function releaseStep(charge: PortCharge | undefined, attempt: Amount): ReleaseStep {
  if (!charge) return 'try-later'
  if (charge.status !== 'succeeded') return 'decline'
  return fitsAttempt(charge, attempt) ? 'become-order' : 'give-back'
}
