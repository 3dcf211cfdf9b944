/**
 * The codes that are no errors, apart from the others of the catalog, because every page can show a
 * message of them and loads what it asks for. Each stands in the list of where the checkout leads.
 * @source spec 1 §4 Flash messages, §8
 */

/** Codes whose message asks for attention. */
export const ATTENTION = {
  cart: [
    'ORDER_CLEANUP_REVIEW_REQUIRED',
    'ORDER_ITEMS_FOR_ORDER_AT_LIMIT',
    'ORDER_SAVED_TIMEOUT_ERROR',
    'CART_VERSION_CONFLICT',
    'CART_BEING_PAID',
    'HANDOVER_INVALID',
    'FABRIC_OUT_OF_STOCK',
    'WALLPAPER_OUT_OF_STOCK',
    'PRODUCT_OUT_OF_STOCK',
    'ITEMS_UNAVAILABLE',
    'DESIGN_NOT_FOR_SALE',
  ],
  payment: [
    'EXCHANGE_RATE_CHANGED',
    'VAT_RATE_CHANGED',
    'CURRENCY_CHANGED',
    'PAYMENT_CANCELED',
    'PAYMENT_EXPIRED',
  ],
  stay: [
    'OLD_BROWSER_WARNING',
    'TOO_MANY_ATTEMPTS',
    'REVIEW_NOT_ORDERED',
    'REVIEW_EXISTS',
    'COLLECTION_FULL',
    'COLLECTION_LIMIT_REACHED',
    'EARNINGS_BALANCE_TOO_LOW',
    'ART_NOT_FOUND',
    'PROMO_CODE_ENDED',
    'PROMO_ORDER_DOES_NOT_QUALIFY',
  ],
} as const

/** Codes whose message only informs. */
export const INFO = {
  stay: [
    'ERROR_BOUNDARY_TRIGGER',
    'DEVICE_NOT_FOUND',
    'REVIEW_ALREADY_VOTED',
    'DESIGN_FUNNEL_DESIGN_MISSING',
    'DESIGN_FUNNEL_FABRIC_MISSING',
  ],
} as const
