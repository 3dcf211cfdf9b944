import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { Money } from '../money/money.ts'
import { currency, publicId, rawAmount, text } from '../contract/wire.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'

/**
 * States of a payment attempt: started, sent, charged, ordered; or declined at the end. An
 * `unknown` attempt is settled by asking the payment provider; a `challenged` one waits for its
 * shopper at the provider.
 * @source reliability of the pay path
 */
export const ATTEMPT_STATES = [
  'started',
  'sent',
  'challenged',
  'charged',
  'ordered',
  'declined',
  'unknown',
] as const

/** An address of a page, and of nothing that runs in this one. */
const webUrl = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
)

/** Why an order is not placed: codes of an answer, and of an attempt that was declined. */
const PLACING_ERRORS: readonly ErrorCode[] = [
  'EXCHANGE_RATE_CHANGED',
  'VAT_RATE_CHANGED',
  'CURRENCY_CHANGED',
  'ORDER_CLEANUP_REVIEW_REQUIRED',
  'PAYMENT_DETAILS_MISSING_ERROR',
  'PAYMENT_FAILED',
  'PAYMENT_TECHNICAL_FAILURE',
  'CARD_DECLINED',
  'TOO_MANY_ATTEMPTS',
  'CARD_INSUFFICIENT_FUNDS',
  'CARD_EXPIRED',
  'CARD_NOT_SAVED',
  'CARD_CVC_INCORRECT',
  'CARD_PROCESSING_ERROR',
  'CARD_NUMBER_INCORRECT',
  'STRIPE_CUSTOMER_TECHNICAL_FAILURE',
  'ORDER_NOT_FOUND',
  ...CLOSED_CART,
  'ORDER_CONTAINS_NO_ITEMS',
  'SHIPPING_ADDRESS_MISSING',
  'DELIVERY_OPTION_MISSING',
  'CART_VERSION_CONFLICT',
  'FIELD_VALUE_INVALID',
  'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  'PAYMENT_CANCELED',
  'PAYMENT_EXPIRED',
  'PAYMENT_NOT_CONFIRMED',
  'PAYPAL_CONNECTION_FAILED',
  'AFTERPAY_CONNECTION_FAILED',
  'AFTERPAY_DECLINED',
  'PAYPAL_CURRENCY_UNSUPPORTED',
  'AFTERPAY_ORDER_NOT_ELIGIBLE',
  'CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM',
  'CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM',
]

/** A code of tomorrow is a failure that nothing is known about. */
const declineCode = (given: string): ErrorCode =>
  PLACING_ERRORS.find((code) => code === given) ?? 'SERVER_ERROR'

export const attempt = v.pipe(
  v.object({
    id: publicId,
    state: v.picklist(ATTEMPT_STATES),
    order_number: v.nullable(v.string()),
    code: v.nullable(v.string()),
    action_url: v.optional(v.nullable(webUrl), null),
  }),
  v.transform((wire) => ({
    id: wire.id,
    state: wire.state,
    orderNumber: wire.order_number,
    /** Why it was declined. */
    code: wire.code === null ? null : declineCode(wire.code),
    /** The provider's page where a challenged attempt goes on; null for every other. */
    actionUrl: wire.action_url,
  })),
)
/** One attempt to pay an order, and how it ended. */
export type PaymentAttempt = v.InferOutput<typeof attempt>

/** An order to place. */
export interface PlacedOrder {
  /** 16 to 64 characters; also the idempotency key. */
  readonly attemptId: string
  /** The total that the shopper saw. */
  readonly total: Money
  /**
   * The page that the provider leads back to, of an origin of the shop; it gets the ids of the
   * attempt and its order as `attempt` and `order`. When left out, the shop's page of the review.
   */
  readonly returnUrl?: string | undefined
}

/**
 * Places the order and charges it exactly once for each attempt id, which is also the idempotency
 * key. The client sends the total that it showed; a different total is rejected and nothing is
 * charged.
 */
export const placeOrder = defineCall({
  name: 'checkout.place',
  method: 'POST',
  path: '/order/{id}/place',
  keyed: true,
  versioned: true,
  body: v.strictObject({
    attempt_id: publicId,
    raw_total: v.number(),
    currency,
    return_url: v.optional(webUrl),
  }),
  encodeBody: ({ attemptId, total, returnUrl }: PlacedOrder) => ({
    attempt_id: attemptId,
    raw_total: rawAmount(total),
    currency: total.currency,
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  }),
  answer: v.pipe(
    v.object({ attempt }),
    v.transform((wire) => wire.attempt),
  ),
  errors: PLACING_ERRORS,
})

/**
 * Gets the state of an attempt. After a lost answer, ask again until it is `ordered` or `declined`.
 */
export const getAttempt = defineCall({
  name: 'checkout.attempt',
  method: 'GET',
  path: '/order/{id}/attempts/{attempt}',
  answer: v.pipe(
    v.object({ attempt }),
    v.transform((wire) => wire.attempt),
  ),
  errors: ['ORDER_NOT_FOUND'],
})

/**
 * Gives up a challenged attempt: it is closed at the provider, so that it never charges, and the
 * cart is open again. An attempt that has charged meanwhile is answered as it ended.
 */
export const cancelAttempt = defineCall({
  name: 'checkout.cancel',
  method: 'POST',
  path: '/order/{id}/attempts/{attempt}/cancel',
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({ attempt }),
    v.transform((wire) => wire.attempt),
  ),
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_TECHNICAL_FAILURE'],
})

/**
 * The signed callback of the payment provider. `X-Selvage-Signature` is an HMAC of the raw body;
 * each event id is applied once.
 */
export const paymentCallback = defineCall({
  name: 'checkout.callback',
  method: 'POST',
  path: '/payments/callback',
  auth: 'provider',
  body: v.object({
    id: text(100),
    type: v.picklist(['charge.succeeded', 'charge.failed']),
    created: v.number(),
    charge: v.object({
      id: text(100),
      key: publicId,
      amount_minor: v.number(),
      currency,
      status: v.string(),
      failure_code: v.nullable(v.string()),
    }),
  }),
  answer: v.object({ received: v.boolean() }),
  errors: ['FIELD_VALUE_INVALID'],
})
