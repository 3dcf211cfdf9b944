import type { ErrorCode } from '@selvage/core/errors'

/**
 * The shopper's code for each error code with which Afterpay rejects a checkout or its capture.
 * @source developers.afterpay.com, Online API v2, Errors
 */
export const AFTERPAY_ERRORS = {
  unsupported_payment_type: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
  unsupported_currency: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
  invalid_amount: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
  invalid_object: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
  payment_declined: 'AFTERPAY_DECLINED',
  payment_timeout: 'PAYMENT_EXPIRED',
  invalid_token: 'PAYMENT_EXPIRED',
} as const satisfies Record<string, ErrorCode>

/** Reads the code of an error; undefined for one that says nothing to a shopper. */
export function afterpayError(code: string): ErrorCode | undefined {
  return Object.hasOwn(AFTERPAY_ERRORS, code)
    ? AFTERPAY_ERRORS[code as keyof typeof AFTERPAY_ERRORS]
    : undefined
}
