import type Stripe from 'stripe'
import type { PaymentPort, RefundOutcome } from '../payment-port.ts'
import type { StripeCharge } from './stripe-records.ts'

/** The name of a refund's own key in Stripe's metadata. */
const KEY = 'selvage_refund'

/**
 * Gives money back once for each key: Stripe forgets idempotency keys after a day, so the refunds
 * of the charge are looked through first.
 */
export async function refundAtStripe(
  stripe: Stripe,
  charge: StripeCharge | undefined,
  { key, amountMinor, currency }: Parameters<PaymentPort['refund']>[0],
): Promise<RefundOutcome> {
  if (!charge || charge.intent === null) return { kind: 'rejected', reason: 'charge_unknown' }
  if (charge.currency !== currency) return { kind: 'rejected', reason: 'currency_mismatch' }
  const intent = await stripe.paymentIntents.retrieve(charge.intent)
  if (intent.status !== 'succeeded') return { kind: 'rejected', reason: 'charge_unknown' }
  const { data } = await stripe.refunds.list({ payment_intent: charge.intent, limit: 100 })
  const before = data.find(({ metadata }) => metadata?.[KEY] === key)
  if (before && before.amount !== amountMinor) return { kind: 'rejected', reason: 'key_reused' }
  if (before) return outcomeOf(before)
  const given = data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (given + amountMinor > intent.amount) return { kind: 'rejected', reason: 'refund_too_large' }
  return outcomeOf(
    await stripe.refunds.create(
      { payment_intent: charge.intent, amount: amountMinor, metadata: { [KEY]: key } },
      { idempotencyKey: key },
    ),
  )
}

function outcomeOf({ id, amount, currency, status }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { kind: 'rejected', reason: `refund_${status}` }
  return { kind: 'refund', refund: { id, amountMinor: amount, currency: currency.toUpperCase() } }
}
