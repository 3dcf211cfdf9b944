import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, money, publicId, text } from '../contract/wire.ts'
import { cart } from '../cart/cart.contract.ts'
import type { Address, ShippingForm } from './address.ts'

/**
 * Wire address: texts only; the rules of `checkAddress` are applied by the gateway, with their
 * codes at each field.
 */
const wireAddress = {
  full_name: text(400),
  address_line_1: text(400),
  address_line_2: text(400),
  city: text(400),
  state: text(400),
  zipcode: text(400),
  country: text(400),
  phone: text(400),
}
type WireAddress = { readonly [K in keyof typeof wireAddress]: string }

const fromWire = (wire: WireAddress): Address => ({
  fullName: wire.full_name,
  line1: wire.address_line_1,
  line2: wire.address_line_2,
  city: wire.city,
  state: wire.state,
  zipcode: wire.zipcode,
  country: wire.country,
  phone: wire.phone,
})

/** The wire form of an address. */
export function toWireAddress(address: Address): WireAddress {
  return {
    full_name: address.fullName,
    address_line_1: address.line1,
    address_line_2: address.line2,
    city: address.city,
    state: address.state,
    zipcode: address.zipcode,
    country: address.country,
    phone: address.phone,
  }
}

/** The wire form of the shipping form. */
export function toWireShipping(form: ShippingForm) {
  return {
    ...toWireAddress(form),
    email: form.email,
    email_retype: form.emailRetype,
    newsletter_opt_in: form.newsletter,
  }
}

const address = v.pipe(v.object(wireAddress), v.transform(fromWire))

/** @source spec 1 §8 (guaranteed, rush and standard delivery) */
export const DELIVERY_KINDS = ['standard', 'rush', 'guaranteed', 'express'] as const

const deliveryOption = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(DELIVERY_KINDS),
    raw_price: v.number(),
    currency,
    /** First and last day of arrival, ISO dates. */
    arrives_from: v.string(),
    arrives_until: v.string(),
  }),
  v.transform((wire) => ({
    id: wire.id,
    kind: wire.kind,
    price: money(wire.raw_price, wire.currency),
    arrivesFrom: wire.arrives_from,
    arrivesUntil: wire.arrives_until,
  })),
)
export type DeliveryOption = v.InferOutput<typeof deliveryOption>

const gift = v.pipe(
  v.object({ is_gift: v.boolean(), remove_prices: v.boolean(), message: v.string() }),
  v.transform((wire) => ({
    isGift: wire.is_gift,
    removePrices: wire.remove_prices,
    message: wire.message,
  })),
)
/** Gift options of an order. @source spec 1 §3 Gift options */
export type Gift = v.InferOutput<typeof gift>

const payment = v.pipe(
  v.object({
    method: v.literal('card'),
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
    name_on_card: v.string(),
    billing_address: v.nullable(address),
  }),
  v.transform((wire) => ({
    method: wire.method,
    brand: wire.brand,
    last4: wire.last4,
    expiryMonth: wire.exp_month,
    expiryYear: wire.exp_year,
    nameOnCard: wire.name_on_card,
    billingAddress: wire.billing_address,
  })),
)
/** What may be shown of a payment method; digits beyond the last four never reach us. */
export type PaymentSummary = v.InferOutput<typeof payment>

/**
 * @source reliability of the pay path: an attempt goes started, sent, charged, ordered, or ends
 * declined; unknown is settled by asking the provider
 */
export const ATTEMPT_STATES = [
  'started',
  'sent',
  'charged',
  'ordered',
  'declined',
  'unknown',
] as const

const attempt = v.pipe(
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
export type PaymentAttempt = v.InferOutput<typeof attempt>

/** All that the checkout has of an order so far. */
export const checkout = v.pipe(
  v.object({
    order: cart,
    email: v.nullable(v.string()),
    shipping_address: v.nullable(address),
    newsletter_opt_in: v.boolean(),
    delivery_options: v.array(deliveryOption),
    delivery_option_id: v.nullable(v.string()),
    notices: v.array(v.string()),
    gift,
    payment: v.nullable(payment),
    attempt: v.nullable(attempt),
  }),
  v.transform((wire) => ({
    order: wire.order,
    email: wire.email,
    shippingAddress: wire.shipping_address,
    newsletter: wire.newsletter_opt_in,
    deliveryOptions: wire.delivery_options,
    deliveryOptionId: wire.delivery_option_id,
    notices: wire.notices,
    gift: wire.gift,
    payment: wire.payment,
    attempt: wire.attempt,
  })),
)
export type Checkout = v.InferOutput<typeof checkout>

const answer = v.pipe(
  v.object({ checkout }),
  v.transform((wire) => wire.checkout),
)

/** Where the checkout of an order stands. */
export const getCheckout = defineCall({
  name: 'checkout.get',
  method: 'GET',
  path: '/order/{id}/checkout',
  answer,
  query: v.object({ page_locale: v.optional(v.string()) }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PENDING', 'ORDER_CONTAINS_NO_ITEMS'],
})

/**
 * Stores the shipping address and e-mail; answers delivery options and totals with tax. Each fault
 * comes with its field.
 */
export const putShipping = defineCall({
  name: 'checkout.shipping',
  method: 'PUT',
  path: '/order/{id}/shipping_address',
  versioned: true,
  body: v.pipe(
    v.strictObject({
      ...wireAddress,
      email: text(400),
      email_retype: text(400),
      newsletter_opt_in: v.boolean(),
    }),
    v.transform((wire): ShippingForm => ({
      ...fromWire(wire),
      email: wire.email,
      emailRetype: wire.email_retype,
      newsletter: wire.newsletter_opt_in,
    })),
  ),
  answer,
  errors: [
    'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS',
    'ORDER_HAS_NO_COUNTRY',
    'INVALID_ZIPCODE',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'ORDER_NOT_PENDING',
    'ORDER_CONTAINS_NO_ITEMS',
    'CART_VERSION_CONFLICT',
  ],
})

/** Chooses a delivery option and the gift options. */
export const putDelivery = defineCall({
  name: 'checkout.delivery',
  method: 'PUT',
  path: '/order/{id}/delivery',
  versioned: true,
  body: v.pipe(
    v.strictObject({
      delivery_option_id: text(64),
      gift: v.strictObject({
        is_gift: v.boolean(),
        remove_prices: v.boolean(),
        message: text(400, { multiline: true }),
      }),
    }),
    v.transform((wire) => ({
      deliveryOptionId: wire.delivery_option_id,
      gift: {
        isGift: wire.gift.is_gift,
        removePrices: wire.gift.remove_prices,
        message: wire.gift.message,
      },
    })),
  ),
  answer,
  errors: [
    'DELIVERY_OPTION_MISSING',
    'SHIPPING_ADDRESS_MISSING',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
  ],
})

/**
 * Opens a payment session: the address of the provider's frame, which alone sees the card's digits.
 */
export const openPayment = defineCall({
  name: 'checkout.openPayment',
  method: 'POST',
  path: '/order/{id}/payment_session',
  body: v.strictObject({}),
  answer: v.pipe(
    v.object({
      provider: v.string(),
      session_id: v.string(),
      frame_url: v.string(),
      frame_origin: v.string(),
    }),
    v.transform((wire) => ({
      provider: wire.provider,
      sessionId: wire.session_id,
      frameUrl: wire.frame_url,
      frameOrigin: wire.frame_origin,
    })),
  ),
  errors: [
    'PAYMENT_TECHNICAL_FAILURE',
    'SHIPPING_ADDRESS_MISSING',
    'DELIVERY_OPTION_MISSING',
    'ORDER_NOT_PENDING',
  ],
})

/** Attaches the frame's token to the order. `billing_address` null means the same as shipping. */
export const putPayment = defineCall({
  name: 'checkout.payment',
  method: 'PUT',
  path: '/order/{id}/payment',
  versioned: true,
  body: v.pipe(
    v.strictObject({
      method: v.literal('card'),
      token: text(200),
      billing_address: v.nullable(v.strictObject(wireAddress)),
    }),
    v.transform((wire) => ({
      method: wire.method,
      token: wire.token,
      billingAddress: wire.billing_address ? fromWire(wire.billing_address) : null,
    })),
  ),
  answer,
  errors: [
    'PAYMENT_DETAILS_MISSING_ERROR',
    'PAYMENT_TECHNICAL_FAILURE',
    'STRIPE_TOTAL_AMOUNT_TOO_LOW',
    'INVALID_ZIPCODE',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'ORDER_NOT_PENDING',
    'CART_VERSION_CONFLICT',
    'CARD_EXPIRED',
    'CARD_NUMBER_INVALID',
    'CARD_CVC_INVALID',
  ],
})

/**
 * Places the order and charges it, exactly once for each attempt id (also the idempotency key).
 * The client says which total it showed: another one is rejected and nothing is charged.
 */
export const placeOrder = defineCall({
  name: 'checkout.place',
  method: 'POST',
  path: '/order/{id}/place',
  keyed: true,
  versioned: true,
  body: v.strictObject({ attempt_id: publicId, raw_total: v.number(), currency }),
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

/** What became of an attempt; asked until it is `ordered` or `declined` when an answer was lost. */
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
 * The provider's signed callback: HMAC over the raw body in `X-Selvage-Signature`, each event id
 * applied once.
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
