import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { CompanyMethod, PaymentMethod } from './companies.table.ts'

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
  /** Code of a payment that the bank or the company denied. */
  readonly denied: ErrorCode
  /** Code of a method that cannot be used now, because its company cannot be reached. */
  readonly away: ErrorCode
  /** True for a company that takes the total in four payments. */
  readonly hasInstallments: boolean
}

const CARD = {
  subscription: null,
  guest: null,
  currency: 'PAYMENT_FAILED',
  country: 'PAYMENT_FAILED',
  minimum: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  maximum: 'PAYMENT_FAILED',
  denied: 'PAYMENT_NOT_CONFIRMED',
  away: 'STRIPE_CUSTOMER_TECHNICAL_FAILURE',
  hasInstallments: false,
} as const satisfies MethodRow

/**
 * The facts of each way to pay of `METHOD_NAMES`, with the code of each rejection.
 * @source spec 1 §6, §8, spec 2 §8
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
    denied: 'PAYMENT_FAILED',
    away: 'PAYPAL_CONNECTION_FAILED',
    hasInstallments: false,
  },
  afterpay: {
    subscription: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    guest: null,
    currency: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    country: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    minimum: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    maximum: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    denied: 'AFTERPAY_DECLINED',
    away: 'AFTERPAY_CONNECTION_FAILED',
    hasInstallments: true,
  },
} as const satisfies Record<PaymentMethod, MethodRow>

/** True for a company that takes the total of an order in four payments. */
export const hasInstallments = (method: PaymentMethod): method is CompanyMethod =>
  PAYMENT_METHODS[method].hasInstallments
