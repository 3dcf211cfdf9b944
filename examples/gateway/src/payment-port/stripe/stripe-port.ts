import Stripe from 'stripe'
import { closedCharge } from '../closed-charge.ts'
import { newId } from '../new-id.ts'
import type { ChargeOutcome, PaymentPort, PortCharge, RefundOutcome } from '../payment-port.ts'
import { intentCharge } from './intent-charge.ts'
import { stripeDecline } from './decline-codes.table.ts'
import { refundAtStripe } from './stripe-refund.ts'
import type { StripeRecords } from './stripe-records.ts'

/** How long a session of the card's fields can be used, ms. */
const SESSION_LIFETIME_MS = 60 * 60_000
/** A signature may be so old, seconds; an event's id is applied once whatever its age. */
const SIGNATURE_WINDOW_S = 300
/** The name of our key in Stripe's metadata. */
const KEY = 'selvage_key'

interface StripeOptions {
  readonly stripe: Stripe
  readonly records: StripeRecords
  readonly webhookSecret: string
  /** The gateway's own address, whose page has the card's fields. */
  readonly gatewayOrigin: string
  readonly now: () => Date
}

type Request = Parameters<PaymentPort['charge']>[0]

/** Cards through Stripe: one payment intent a key, confirmed by the gateway and never by a page. */
export function stripePort({
  stripe,
  records: { sessions, cards, charges, customers },
  webhookSecret,
  gatewayOrigin,
  now,
}: StripeOptions): PaymentPort {
  const retrieve = async (intent: string, key: string) =>
    intentCharge(await stripe.paymentIntents.retrieve(intent), key)

  /** The customer at Stripe, whose cards are no other's. */
  async function customerOf(userId: string): Promise<string> {
    const known = await customers.find(userId)
    if (known) return known.id
    const made = await stripe.customers.create(
      { metadata: { selvage_user: userId } },
      { idempotencyKey: `customer-${userId}` },
    )
    return (await customers.keep(userId, { id: made.id })).id
  }

  /** Stripe's id of the card that pays, or why this token cannot. */
  async function sourceOf(
    request: Request,
  ): Promise<{ readonly id: string } | { readonly rejected: string }> {
    if (request.method === 'saved_card') return { id: request.token }
    const card = await cards.find(request.token)
    if (!card) return { rejected: 'token_unknown' }
    if (card.cartId !== request.cartId) return { rejected: 'token_foreign' }
    if (card.currency !== request.currency) return { rejected: 'currency_mismatch' }
    if (card.key === request.key) return { id: card.paymentMethod }
    const isFree =
      card.key === null && (await cards.replace(request.token, card, { ...card, key: request.key }))
    return isFree ? { id: card.paymentMethod } : { rejected: 'token_used' }
  }

  async function createIntent(request: Request, paymentMethod: string) {
    const keepsCard = request.saveCard && request.method === 'card'
    const hasCustomer = keepsCard || request.method === 'saved_card'
    return stripe.paymentIntents.create(
      {
        amount: request.amountMinor,
        currency: request.currency.toLowerCase(),
        payment_method: paymentMethod,
        allowed_payment_method_types: ['card'],
        metadata: { [KEY]: request.key, cart: request.cartId },
        ...(hasCustomer && { customer: await customerOf(request.customerId) }),
        ...(keepsCard && { setup_future_usage: 'on_session' }),
      },
      { idempotencyKey: request.key },
    )
  }

  async function confirm(intent: string, request: Request): Promise<PortCharge | null> {
    try {
      const confirmed = await stripe.paymentIntents.confirm(
        intent,
        { return_url: request.returnUrl, use_stripe_sdk: false },
        { idempotencyKey: `${request.key}-confirm` },
      )
      return intentCharge(confirmed, request.key)
    } catch (error) {
      // A decline is an error of the call; the intent says how it stands.
      if (!isAnswered(error)) throw error
      const charge = await retrieve(intent, request.key)
      if (charge) return charge
      throw error
    }
  }

  return {
    providerOf: () => 'stripe',
    async openSession(request) {
      const { cartId, amountMinor, currency, merchantOrigin, language } = request
      const id = newId('ps')
      const expiresAt = now().getTime() + SESSION_LIFETIME_MS
      await sessions.keep(id, {
        cartId,
        amountMinor,
        currency,
        merchantOrigin,
        language,
        expiresAt,
      })
      return {
        id,
        frameUrl: `${gatewayOrigin}/payments/stripe/frame/${id}`,
        frameOrigin: gatewayOrigin,
      }
    },
    async token(token) {
      const card = await cards.find(token)
      if (!card) return null
      const { paymentMethod: _, key, ...shown } = card
      return { ...shown, used: key !== null }
    },
    async charge(request): Promise<ChargeOutcome> {
      const { key, token, cartId, amountMinor, currency } = request
      try {
        let record = await charges.find(key)
        if (!record) {
          const source = await sourceOf(request)
          if ('rejected' in source) return { kind: 'rejected', reason: source.rejected }
          const made = await createIntent(request, source.id)
          record = await charges.keep(key, {
            intent: made.id,
            token,
            cartId,
            amountMinor,
            currency,
          })
        }
        if (record.intent === null) return { kind: 'charge', charge: closedCharge(key) }
        if (!isSame(record, request)) return { kind: 'rejected', reason: 'key_reused' }
        const charge =
          (await retrieve(record.intent, key)) ?? (await confirm(record.intent, request))
        return charge ? { kind: 'charge', charge } : { kind: 'unknown' }
      } catch (error) {
        return rejectionOf(error)
      }
    },
    async find(key) {
      const record = await charges.find(key)
      if (!record) return null
      return record.intent === null ? closedCharge(key) : retrieve(record.intent, key)
    },
    async cancel(key) {
      const none = { intent: null, token: '', cartId: '', amountMinor: 0, currency: '' }
      const { intent } = await charges.keep(key, none)
      if (intent === null) return closedCharge(key)
      const before = await retrieve(intent, key)
      if (before && before.status !== 'pending') return before
      await stripe.paymentIntents.cancel(intent).catch((error: unknown) => {
        // It was charged between the two calls, which the next answer says.
        if (!isAnswered(error)) throw error
      })
      const after = await retrieve(intent, key)
      if (!after || after.status === 'pending') throw new Error('Stripe did not close the key.')
      return after
    },
    async refund(request): Promise<RefundOutcome> {
      try {
        return await refundAtStripe(stripe, await charges.find(request.chargeKey), request)
      } catch (error) {
        const outcome = rejectionOf(error)
        return outcome.kind === 'rejected' && outcome.reason === 'method_unavailable'
          ? { kind: 'unknown' }
          : outcome
      }
    },
    async forgetCard({ id, customerId }) {
      const customer = await customers.find(customerId)
      try {
        const { customer: owner } = await stripe.paymentMethods.retrieve(id)
        const ownerId = typeof owner === 'string' ? owner : owner?.id
        if (ownerId === undefined || ownerId !== customer?.id) return true
        await stripe.paymentMethods.detach(id)
        return true
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return error.code === 'resource_missing'
      }
    },
    // The sandbox's callback is none of Stripe's.
    verify: () => false,
    async readEvent(_vendor, { rawBody, headers, now: at }) {
      let event: Stripe.Event
      try {
        event = await stripe.webhooks.constructEventAsync(
          rawBody,
          headers.get('stripe-signature') ?? '',
          webhookSecret,
          SIGNATURE_WINDOW_S,
          undefined,
          at.getTime(),
        )
      } catch {
        return undefined
      }
      const { object } = event.data
      const key = object.object === 'payment_intent' ? (object.metadata[KEY] ?? null) : null
      return { id: event.id, type: event.type, key }
    },
  }
}

const isSame = (
  before: { token: string; cartId: string; amountMinor: number; currency: string },
  request: Request,
) =>
  before.token === request.token &&
  before.cartId === request.cartId &&
  before.amountMinor === request.amountMinor &&
  before.currency === request.currency

/** True for an error with which Stripe answered the request, so that it did nothing else. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeIdempotencyError

/** Only an error that says so has charged nothing; after every other one the outcome is unknown. */
function rejectionOf(error: unknown): Exclude<ChargeOutcome, { kind: 'charge' }> {
  const { errors } = Stripe
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
    return { kind: 'rejected', reason: 'method_unavailable' }
  if (error instanceof errors.StripeIdempotencyError)
    return { kind: 'rejected', reason: 'key_reused' }
  if (error instanceof errors.StripeCardError)
    return { kind: 'rejected', reason: 'declined', code: stripeDecline(error) }
  if (!(error instanceof errors.StripeInvalidRequestError)) return { kind: 'unknown' }
  if (error.code === 'amount_too_small')
    return { kind: 'rejected', reason: error.code, code: 'STRIPE_TOTAL_AMOUNT_TOO_LOW' }
  return {
    kind: 'rejected',
    reason: error.code === 'resource_missing' ? 'token_unknown' : 'invalid',
  }
}
