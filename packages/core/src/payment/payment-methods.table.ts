import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { PaymentMethod } from './companies.table.ts'

interface MethodRow {
  /** Code of the gateway's rejection of an order with a subscription; null where it can pay one. */
  readonly subscription: ErrorCode | null
  /** Code of the rejection of a guest's order; null where guests can pay with it. */
  readonly guest: ErrorCode | null
  /** Code of the rejection of an order in another currency. */
  readonly currency: ErrorCode
  /** Code of the rejection of an order from another country. */
  readonly country: ErrorCode
  /** Code of the rejection of a total under the method's minimum. */
  readonly minimum: ErrorCode
  /** Code of the rejection of a total over the method's maximum. */
  readonly maximum: ErrorCode
}

const CARD = {
  subscription: null,
  guest: null,
  currency: 'PAYMENT_FAILED',
  country: 'PAYMENT_FAILED',
  minimum: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  maximum: 'PAYMENT_FAILED',
} as const satisfies MethodRow

/**
 * The ways to pay an order, in the order in which they are shown, with the code of each rejection.
 * @source spec 1 §8, spec 2 §8
 */
export const PAYMENT_METHODS = {
  saved_card: { ...CARD, guest: 'STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED' },
  card: CARD,
  paypal: {
    subscription: 'CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM',
    guest: null,
    currency: 'PAYPAL_CURRENCY_UNSUPPORTED',
    country: 'PAYMENT_FAILED',
    minimum: 'PAYMENT_FAILED',
    maximum: 'PAYMENT_FAILED',
  },
  afterpay: {
    subscription: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    guest: null,
    currency: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    country: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    minimum: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    maximum: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
  },
} as const satisfies Record<PaymentMethod, MethodRow>
