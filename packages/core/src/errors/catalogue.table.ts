import { ATTENTION, INFO } from './attention.table.ts'
import { GENERAL } from './general-message.table.ts'
import { ELSEWHERE } from './other-errors.table.ts'

/**
 * Errors with a message of their own that lead to the cart when they occur in the checkout: every
 * code of the spec that does not lead to the payment step.
 * @source spec 1 §8, spec 2 §8
 */
const TO_CART = [
  'SERVER_ERROR',
  'ORDER_CONTAINS_NO_ITEMS',
  'ORDER_HAS_NO_COUNTRY',
  'ORDER_CANNOT_BE_INVOICED',
  'ORDER_ITEM_CANNOT_EDIT_QUANTITY',
  'NO_IMAGE_AVAILABLE',
  'CURRENCY_AND_MEASUREMENT_INCOMPATIBLE',
  'COUNTRY_AND_CURRENCY_INCOMPATIBLE',
  'SHIPPING_ADDRESS_MISSING',
  'DELIVERY_OPTION_MISSING',
  'PAYMENT_DETAILS_MISSING_ERROR',
  'PAYMENT_FAILED',
  'PAYMENT_TECHNICAL_FAILURE',
  'PAYPAL_CONNECTION_FAILED',
  'AFTERPAY_CONNECTION_FAILED',
  'PAYPAL_CURRENCY_UNSUPPORTED',
  'AFTERPAY_ORDER_NOT_ELIGIBLE',
  'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  'CUSTOMER_ACCOUNT_ALREADY_EXISTS',
] as const

/**
 * Every error code of the gateway and the SDK. `destinationOf` says where the checkout leads for
 * it; elsewhere a shopper stays where the error occurred.
 * @source spec 1 §8, spec 2 §8
 */
export const ERROR_CODES = [
  ...TO_CART,
  ...ELSEWHERE.payment,
  ...ELSEWHERE.login,
  ...ELSEWHERE.stay,
  ...ATTENTION.cart,
  ...ATTENTION.payment,
  ...ATTENTION.stay,
  ...INFO.stay,
  ...GENERAL.cart,
  ...GENERAL.stay,
] as const

/** A code of the errors catalog. */
export type ErrorCode = (typeof ERROR_CODES)[number]
