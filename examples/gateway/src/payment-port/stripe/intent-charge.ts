import type Stripe from 'stripe'
import type { PortCharge } from '../payment-port.ts'
import { stripeDecline } from './decline-codes.table.ts'

type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'amount'
  | 'currency'
  | 'status'
  | 'next_action'
  | 'last_payment_error'
  | 'payment_method'
  | 'setup_future_usage'
>

/**
 * Reads a payment intent as the charge of its key; null for one that nobody has confirmed, which
 * has charged nothing and never will by itself.
 */
export function intentCharge(intent: Intent, key: string): PortCharge | null {
  const charge: PortCharge = {
    id: intent.id,
    key,
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    status: 'pending',
    failure: null,
    actionUrl: null,
    savedCardId: null,
  }
  switch (intent.status) {
    case 'succeeded':
      return {
        ...charge,
        status: 'succeeded',
        savedCardId: intent.setup_future_usage === null ? null : methodId(intent),
      }
    case 'requires_action':
      return { ...charge, actionUrl: actionUrlOf(intent) }
    case 'requires_payment_method':
      return {
        ...charge,
        status: 'failed',
        failure: stripeDecline(intent.last_payment_error ?? {}),
      }
    case 'canceled':
      return { ...charge, status: 'cancelled' }
    case 'requires_confirmation':
      return null
    default:
      return charge
  }
}

const methodId = ({ payment_method: method }: Intent): string | null =>
  typeof method === 'string' ? method : (method?.id ?? null)

/** The bank's page; it must be a page of the web, since the shopper is sent there. */
function actionUrlOf({ next_action: next }: Intent): string {
  const url = next?.redirect_to_url?.url ?? ''
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('Stripe named an address that is none of a page.')
  return url
}
