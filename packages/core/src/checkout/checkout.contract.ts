import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { text } from '../contract/wire.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import { METHOD_NAMES } from '../payment/companies.table.ts'
import type { CompanyMethod } from '../payment/companies.table.ts'
import type { Address } from './address.ts'
import {
  fromWireAddress,
  toWireAddress,
  toWireShipping,
  wireAddress,
  wireShipping,
} from './address.contract.ts'
import { checkoutAnswer } from './checkout-state.contract.ts'
import type { Gift } from './checkout-state.contract.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'

/** Gets the state of an order's checkout. */
export const getCheckout = defineCall({
  name: 'checkout.get',
  method: 'GET',
  path: '/order/{id}/checkout',
  answer: checkoutAnswer,
  query: v.object({ page_locale: v.optional(v.string()) }),
  errors: ['ORDER_NOT_FOUND', ...CLOSED_CART, 'ORDER_CONTAINS_NO_ITEMS'],
})

/**
 * Stores the shipping address and the e-mail. Answers with delivery options and with totals that
 * include tax. Every rejected field has its own error.
 */
export const putShipping = defineCall({
  name: 'checkout.shipping',
  method: 'PUT',
  path: '/order/{id}/shipping_address',
  versioned: true,
  body: wireShipping,
  encodeBody: toWireShipping,
  answer: checkoutAnswer,
  errors: [
    'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS',
    'ORDER_HAS_NO_COUNTRY',
    'INVALID_ZIPCODE',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'ORDER_NOT_FOUND',
    ...CLOSED_CART,
    'ORDER_CONTAINS_NO_ITEMS',
    'CART_VERSION_CONFLICT',
  ],
})

/** The choices of the delivery step. */
export interface DeliveryChoice {
  readonly deliveryOptionId: string
  readonly gift: Gift
}

/** Stores the delivery option and the gift options. */
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
        message: withoutOverrides(wire.gift.message),
      },
    })),
  ),
  encodeBody: ({ deliveryOptionId, gift: { isGift, removePrices, message } }: DeliveryChoice) => ({
    delivery_option_id: deliveryOptionId,
    gift: { is_gift: isGift, remove_prices: removePrices, message: isGift ? message : '' },
  }),
  answer: checkoutAnswer,
  errors: [
    'DELIVERY_OPTION_MISSING',
    'SHIPPING_ADDRESS_MISSING',
    'ORDER_NOT_FOUND',
    ...CLOSED_CART,
    'ORDER_CONTAINS_NO_ITEMS',
    'CART_VERSION_CONFLICT',
    'FIELD_VALUE_INVALID',
  ],
})

/**
 * Opens a payment session. `frameUrl` is the address of the provider's card frame; only that frame
 * sees the card's digits.
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
    'ORDER_NOT_FOUND',
    ...CLOSED_CART,
    'ORDER_CONTAINS_NO_ITEMS',
  ],
})

/**
 * The way to pay that the shopper chose: a card by the token that its frame made, a saved card by
 * its id, or another company, where the shopper goes once the order is placed.
 */
export type PaymentChoice = (
  | {
      readonly method: 'card'
      readonly token: string
      /** Saves the card for the member when the order is placed. */
      readonly saveCard?: boolean | undefined
    }
  | { readonly method: 'saved_card'; readonly cardId: string }
  | { readonly method: CompanyMethod }
) & {
  /** Null when it equals the shipping address. */
  readonly billingAddress: Address | null
}

/** Stores how the order is paid. */
export const putPayment = defineCall({
  name: 'checkout.payment',
  method: 'PUT',
  path: '/order/{id}/payment',
  versioned: true,
  body: v.pipe(
    v.strictObject({
      method: v.picklist(METHOD_NAMES),
      token: v.optional(text(200), ''),
      card_id: v.optional(text(64), ''),
      save_card: v.optional(v.boolean(), false),
      billing_address: v.nullable(v.strictObject(wireAddress)),
    }),
    v.transform((wire) => ({
      method: wire.method,
      token: wire.token,
      cardId: wire.card_id,
      saveCard: wire.save_card,
      billingAddress: wire.billing_address ? fromWireAddress(wire.billing_address) : null,
    })),
  ),
  encodeBody: ({ billingAddress, ...choice }: PaymentChoice) => ({
    method: choice.method,
    ...(choice.method === 'card' && { token: choice.token }),
    ...(choice.method === 'card' && choice.saveCard === true && { save_card: true }),
    ...(choice.method === 'saved_card' && { card_id: choice.cardId }),
    billing_address: billingAddress && toWireAddress(billingAddress),
  }),
  answer: checkoutAnswer,
  errors: [
    'CURRENCY_CHANGED',
    'EXCHANGE_RATE_CHANGED',
    'VAT_RATE_CHANGED',
    'ORDER_CLEANUP_REVIEW_REQUIRED',
    'PAYMENT_DETAILS_MISSING_ERROR',
    'PAYMENT_TECHNICAL_FAILURE',
    'STRIPE_TOTAL_AMOUNT_TOO_LOW',
    'INVALID_ZIPCODE',
    'FIELD_VALUE_INVALID',
    'FIELD_CANNOT_BE_BLANK',
    'SHIPPING_ADDRESS_MISSING',
    'DELIVERY_OPTION_MISSING',
    'ORDER_NOT_FOUND',
    ...CLOSED_CART,
    'ORDER_CONTAINS_NO_ITEMS',
    'CART_VERSION_CONFLICT',
    'CARD_EXPIRED',
    'CARD_NOT_SAVED',
    'CARD_NUMBER_INVALID',
    'CARD_CVC_INVALID',
    'STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED',
    'PAYPAL_CURRENCY_UNSUPPORTED',
    'AFTERPAY_ORDER_NOT_ELIGIBLE',
    'CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM',
    'CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM',
  ],
})
