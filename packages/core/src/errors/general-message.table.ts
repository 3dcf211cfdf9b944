/**
 * Errors without a message of their own: they have the general one, "refresh and try again". Each
 * stands in the list of where the checkout leads.
 * @source spec 1 §8
 */
export const GENERAL = {
  cart: [
    'UNAUTHORIZED',
    'INVALID_API_KEY',
    'REQUEST_PARAMETERS_BLANK',
    'CURRENCY_INVALID',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_PENDING',
    'ORDER_NOT_EDITABLE',
    'ORDER_ITEM_NOT_FOUND',
    'ORDER_ITEM_NOT_EDITABLE',
    'ORDER_ITEM_INVALID',
    'USER_NOT_FOUND',
    'SPOONDOLLARS_AMOUNT_INVALID',
    'SPOONDOLLARS_BALANCE_TOO_LOW',
    'SPOONDOLLARS_NOT_EDITABLE',
  ],
  stay: ['ERROR_IN_UNSUBSCRIBING'],
} as const
