import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { Money } from '../money/money.ts'
import { currency, publicId, rawAmount, text } from '../contract/wire.ts'

/**
 * States of a payment attempt: started, sent, charged, ordered; or declined at the end. An
 * `unknown` attempt is settled by asking the payment provider.
 * @source reliability of the pay path
 */
export const ATTEMPT_STATES = [
  'started',
  'sent',
  'charged',
  'ordered',
  'declined',
  'unknown',
] as const

export const attempt = v.pipe(
  v.object({
    id: publicId,
    state: v.picklist(ATTEMPT_STATES),
    order_number: v.nullable(v.string()),
    code: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    id: wire.id,
    state: wire.state,
    orderNumber: wire.order_number,
    code: wire.code,
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
  body: v.strictObject({ attempt_id: publicId, raw_total: v.number(), currency }),
  encodeBody: ({ attemptId, total }: PlacedOrder) => ({
    attempt_id: attemptId,
    raw_total: rawAmount(total),
    currency: total.currency,
  }),
  answer: v.pipe(
    v.object({ attempt }),
    v.transform((wire) => wire.attempt),
  ),
  errors: [
    'EXCHANGE_RATE_CHANGED',
    'VAT_RATE_CHANGED',
    'ORDER_CLEANUP_REVIEW_REQUIRED',
    'PAYMENT_DETAILS_MISSING_ERROR',
    'PAYMENT_FAILED',
    'PAYMENT_TECHNICAL_FAILURE',
    'CARD_DECLINED',
    'CARD_INSUFFICIENT_FUNDS',
    'CARD_EXPIRED',
    'CARD_CVC_INCORRECT',
    'CARD_PROCESSING_ERROR',
    'CARD_NUMBER_INCORRECT',
    'ORDER_NOT_PENDING',
    'ORDER_CONTAINS_NO_ITEMS',
    'SHIPPING_ADDRESS_MISSING',
    'DELIVERY_OPTION_MISSING',
    'CART_VERSION_CONFLICT',
    'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  ],
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
})
