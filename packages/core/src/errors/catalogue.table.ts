/** Where a shopper continues after an error. */
export type ErrorDestination = 'stay' | 'cart' | 'payment' | 'login'

/**
 * The severities of a message, which decide its color, its mark and how it is announced.
 * @source spec 1 §4 Flash messages
 */
export const SEVERITIES = ['error', 'success', 'info', 'attention'] as const
/** The severity of a message. */
export type Severity = (typeof SEVERITIES)[number]

interface ErrorRow {
  readonly severity: Severity
  /**
   * Where the shopper continues when the error occurs in the checkout; elsewhere the shopper stays.
   * @source spec 1 §8
   */
  readonly goTo: ErrorDestination
  /**
   * `own` for a message of its own, `retry` for the general message "refresh and try again".
   * @source spec 1 §8
   */
  readonly message: 'own' | 'retry'
}

const own = (goTo: ErrorDestination, severity: Severity = 'error') =>
  ({ severity, goTo, message: 'own' }) as const
const retry = (goTo: ErrorDestination) => ({ severity: 'error', goTo, message: 'retry' }) as const

/**
 * Every error code of the gateway and the SDK. In the checkout, the payment codes below lead to the
 * payment step and every other code of the spec to the cart. Card errors and field errors are
 * corrected where they occur.
 * @source spec 1 §8, spec 2 §8
 */
export const ERRORS = {
  SERVER_ERROR: own('cart'),
  EXPIRED_SESSION: own('login'),
  JWTExpired: own('login'),
  JWTInvalid: own('login'),
  ERROR_BOUNDARY_TRIGGER: own('stay', 'info'),
  OLD_BROWSER_WARNING: own('stay', 'attention'),

  EXCHANGE_RATE_CHANGED: own('payment', 'attention'),
  VAT_RATE_CHANGED: own('payment', 'attention'),
  STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED: own('payment'),
  CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM: own('payment'),
  CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM: own('payment'),
  CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM: own('payment'),
  STRIPE_CUSTOMER_ACCOUNT_ALREADY_EXISTS: own('payment'),
  STRIPE_CUSTOMER_TECHNICAL_FAILURE: own('payment'),

  UNAUTHORIZED: retry('cart'),
  INVALID_API_KEY: retry('cart'),
  REQUEST_PARAMETERS_BLANK: retry('cart'),
  CURRENCY_INVALID: retry('cart'),
  ORDER_NOT_FOUND: retry('cart'),
  ORDER_NOT_PENDING: retry('cart'),
  ORDER_NOT_EDITABLE: retry('cart'),
  ORDER_ITEM_NOT_FOUND: retry('cart'),
  ORDER_ITEM_NOT_EDITABLE: retry('cart'),
  ORDER_ITEM_INVALID: retry('cart'),
  USER_NOT_FOUND: retry('cart'),
  SPOONDOLLARS_AMOUNT_INVALID: retry('cart'),
  SPOONDOLLARS_BALANCE_TOO_LOW: retry('cart'),
  SPOONDOLLARS_NOT_EDITABLE: retry('cart'),
  ERROR_IN_UNSUBSCRIBING: retry('stay'),

  FIELD_CANNOT_BE_BLANK: own('stay'),
  FIELD_VALUE_INVALID: own('stay'),
  FIELD_NAME_INVALID_OR_INEDITABLE: own('stay'),
  INVALID_ZIPCODE: own('stay'),
  USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS: own('stay'),
  NOT_UNIQUE_PHONE_NUMBER: own('stay'),
  NOT_UNIQUE_EMAIL_ADDRESS: own('stay'),
  EMAIL_OR_PASSWORD_INVALID: own('stay'),
  TOO_MANY_ATTEMPTS: own('stay', 'attention'),
  PASSKEY_INVALID: own('stay'),
  PASSKEY_LIMIT_REACHED: own('stay'),
  DEVICE_NOT_FOUND: own('stay', 'info'),
  ID_ME_VERIFICATION_FAILED: own('stay'),
  RECAPTCHA_INCORRECT: own('stay'),

  REVIEW_NOT_ORDERED: own('stay', 'attention'),
  REVIEW_NOT_POSTED: own('stay'),
  REVIEW_EXISTS: own('stay', 'attention'),
  REVIEW_PICTURE_INVALID: own('stay'),
  REVIEW_ALREADY_VOTED: own('stay', 'info'),
  REVIEW_NOT_FOUND: own('stay'),

  ORDER_CLEANUP_REVIEW_REQUIRED: own('cart', 'attention'),
  ORDER_CONTAINS_NO_ITEMS: own('cart'),
  ORDER_HAS_NO_COUNTRY: own('cart'),
  ORDER_CANNOT_BE_INVOICED: own('cart'),
  ORDER_ITEMS_FOR_ORDER_AT_LIMIT: own('cart', 'attention'),
  ORDER_ITEM_CANNOT_EDIT_QUANTITY: own('cart'),
  ORDER_SAVED_TIMEOUT_ERROR: own('cart', 'attention'),
  CART_VERSION_CONFLICT: own('cart', 'attention'),
  CART_BEING_PAID: own('cart', 'attention'),
  HANDOVER_INVALID: own('cart', 'attention'),
  NO_IMAGE_AVAILABLE: own('cart'),
  FABRIC_OUT_OF_STOCK: own('cart', 'attention'),
  WALLPAPER_OUT_OF_STOCK: own('cart', 'attention'),
  PRODUCT_OUT_OF_STOCK: own('cart', 'attention'),
  COLLECTION_NOT_FOUND: own('stay'),
  COLLECTION_NAME_TAKEN: own('stay'),
  COLLECTION_FULL: own('stay', 'attention'),
  COLLECTION_LIMIT_REACHED: own('stay', 'attention'),
  EARNINGS_BALANCE_TOO_LOW: own('stay', 'attention'),
  ART_INVALID: own('stay'),
  ART_NOT_FOUND: own('stay', 'attention'),
  ITEMS_UNAVAILABLE: own('cart', 'attention'),
  DESIGN_NOT_FOR_SALE: own('cart', 'attention'),
  DESIGN_FUNNEL_DESIGN_MISSING: own('stay', 'info'),
  DESIGN_FUNNEL_FABRIC_MISSING: own('stay', 'info'),
  CURRENCY_AND_MEASUREMENT_INCOMPATIBLE: own('cart'),
  COUNTRY_AND_CURRENCY_INCOMPATIBLE: own('cart'),
  PROMO_CODE_INVALID: own('stay'),
  PROMO_CODE_ENDED: own('stay', 'attention'),
  PROMO_ORDER_DOES_NOT_QUALIFY: own('stay', 'attention'),

  SHIPPING_ADDRESS_MISSING: own('cart'),
  DELIVERY_OPTION_MISSING: own('cart'),
  PAYMENT_DETAILS_MISSING_ERROR: own('cart'),
  PAYMENT_FAILED: own('cart'),
  PAYMENT_TECHNICAL_FAILURE: own('cart'),
  PAYPAL_CONNECTION_FAILED: own('cart'),
  AFTERPAY_CONNECTION_FAILED: own('cart'),
  PAYPAL_CURRENCY_UNSUPPORTED: own('cart'),
  AFTERPAY_ORDER_NOT_ELIGIBLE: own('cart'),
  STRIPE_TOTAL_AMOUNT_TOO_LOW: own('cart'),
  CUSTOMER_ACCOUNT_ALREADY_EXISTS: own('cart'),

  CURRENCY_CHANGED: own('payment', 'attention'),
  PAYMENT_CANCELED: own('payment', 'attention'),
  PAYMENT_EXPIRED: own('payment', 'attention'),
  PAYMENT_NOT_CONFIRMED: own('payment'),
  AFTERPAY_DECLINED: own('payment'),
  CARD_DECLINED: own('payment'),
  CARD_PROCESSING_ERROR: own('payment'),
  CARD_EXPIRED: own('payment'),
  CARD_NOT_SAVED: own('payment'),
  CARD_DELETE_FAILED: own('payment'),
  CARD_INSUFFICIENT_FUNDS: own('payment'),
  CARD_NAME_INVALID: own('payment'),
  CARD_NUMBER_INVALID: own('payment'),
  CARD_NUMBER_INCOMPLETE: own('payment'),
  CARD_NUMBER_INCORRECT: own('payment'),
  CARD_EXPIRY_INVALID: own('payment'),
  CARD_EXPIRY_INCOMPLETE: own('payment'),
  CARD_CVC_INVALID: own('payment'),
  CARD_CVC_INCOMPLETE: own('payment'),
  CARD_CVC_INCORRECT: own('payment'),
} as const satisfies Record<string, ErrorRow>

/** A code of the errors catalog. */
export type ErrorCode = keyof typeof ERRORS
