import type { ErrorCode } from '@selvage/core/errors'

/**
 * The shopper's code for each code of Stripe's: the bank's `decline_code` where there is one, else
 * the error's own `code`. Every other decline is CARD_DECLINED. What a bank suspects, such as a
 * stolen card, is never passed on.
 * @source docs.stripe.com/declines/codes, docs.stripe.com/error-codes
 */
export const STRIPE_DECLINES = {
  insufficient_funds: 'CARD_INSUFFICIENT_FUNDS',
  withdrawal_count_limit_exceeded: 'CARD_INSUFFICIENT_FUNDS',
  card_velocity_exceeded: 'CARD_INSUFFICIENT_FUNDS',
  expired_card: 'CARD_EXPIRED',
  invalid_expiry_month: 'CARD_EXPIRED',
  invalid_expiry_year: 'CARD_EXPIRED',
  incorrect_cvc: 'CARD_CVC_INCORRECT',
  invalid_cvc: 'CARD_CVC_INCORRECT',
  incorrect_number: 'CARD_NUMBER_INCORRECT',
  invalid_number: 'CARD_NUMBER_INCORRECT',
  invalid_account: 'CARD_NUMBER_INCORRECT',
  processing_error: 'CARD_PROCESSING_ERROR',
  issuer_not_available: 'CARD_PROCESSING_ERROR',
  reenter_transaction: 'CARD_PROCESSING_ERROR',
  try_again_later: 'CARD_PROCESSING_ERROR',
  authentication_required: 'PAYMENT_NOT_CONFIRMED',
  payment_intent_authentication_failure: 'PAYMENT_NOT_CONFIRMED',
  setup_intent_authentication_failure: 'PAYMENT_NOT_CONFIRMED',
  authentication_not_handled: 'PAYMENT_NOT_CONFIRMED',
  payment_intent_payment_attempt_expired: 'PAYMENT_EXPIRED',
  payment_intent_payment_attempt_failed: 'PAYMENT_FAILED',
  amount_too_small: 'STRIPE_TOTAL_AMOUNT_TOO_LOW',
  generic_decline: 'CARD_DECLINED',
  do_not_honor: 'CARD_DECLINED',
  fraudulent: 'CARD_DECLINED',
  lost_card: 'CARD_DECLINED',
  stolen_card: 'CARD_DECLINED',
  pickup_card: 'CARD_DECLINED',
  card_declined: 'CARD_DECLINED',
  card_not_supported: 'CARD_DECLINED',
  currency_not_supported: 'CARD_DECLINED',
  transaction_not_allowed: 'CARD_DECLINED',
} as const satisfies Record<string, ErrorCode>

/** Reads the code of a decline; the bank's own reason comes first. */
export function stripeDecline(error: {
  readonly code?: string | null | undefined
  readonly decline_code?: string | null | undefined
}): ErrorCode {
  for (const code of [error.decline_code, error.code])
    if (code && Object.hasOwn(STRIPE_DECLINES, code))
      return STRIPE_DECLINES[code as keyof typeof STRIPE_DECLINES]
  return 'CARD_DECLINED'
}
