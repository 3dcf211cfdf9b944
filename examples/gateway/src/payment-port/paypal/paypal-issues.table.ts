import type { ErrorCode } from '@selvage/core/errors'

/**
 * The shopper's code for each issue with which PayPal rejects an order or its capture. Every other
 * one of a capture is PAYMENT_FAILED.
 * @source developer.paypal.com/api/rest/reference/orders/v2/errors
 */
export const PAYPAL_ISSUES = {
  CURRENCY_NOT_SUPPORTED: 'PAYPAL_CURRENCY_UNSUPPORTED',
  CURRENCY_NOT_SUPPORTED_FOR_COUNTRY: 'PAYPAL_CURRENCY_UNSUPPORTED',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: 'PAYPAL_CURRENCY_UNSUPPORTED',
  PAYEE_ACCOUNT_RESTRICTED: 'PAYPAL_CONNECTION_FAILED',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'PAYPAL_CONNECTION_FAILED',
  PAYEE_ACCOUNT_INVALID: 'PAYPAL_CONNECTION_FAILED',
  PERMISSION_DENIED: 'PAYPAL_CONNECTION_FAILED',
  ORDER_EXPIRED: 'PAYMENT_EXPIRED',
  INSTRUMENT_DECLINED: 'PAYMENT_FAILED',
  PAYER_CANNOT_PAY: 'PAYMENT_FAILED',
  PAYER_ACCOUNT_RESTRICTED: 'PAYMENT_FAILED',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'PAYMENT_FAILED',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'PAYMENT_FAILED',
  COMPLIANCE_VIOLATION: 'PAYMENT_FAILED',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'PAYMENT_FAILED',
} as const satisfies Record<string, ErrorCode>

/** Reads the code of an issue; undefined for one that says nothing to a shopper. */
export function paypalIssue(issue: string): ErrorCode | undefined {
  return Object.hasOwn(PAYPAL_ISSUES, issue)
    ? PAYPAL_ISSUES[issue as keyof typeof PAYPAL_ISSUES]
    : undefined
}
