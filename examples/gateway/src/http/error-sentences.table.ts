import type { ErrorCode } from '@selvage/core/errors'
import { CURRENCIES, LOCALES } from '@selvage/core/locale'

const CHANGED = 'Read the checkout again and show it before the next try.'
const HOW_TO_LOG_IN = 'Make a guest with POST /guests, or log in.'

/**
 * The sentence of each code for a developer who reads the answer. Shoppers never see it: the
 * storefront words the code. A rejection with a message of its own keeps that.
 */
export const CODE_SENTENCES: Partial<Record<ErrorCode, string>> = {
  SERVER_ERROR: 'The gateway failed. Its log has the reason under the X-Request-Id of this answer.',
  EXPIRED_SESSION: `The request has no session, or one that is over. ${HOW_TO_LOG_IN}`,
  JWTExpired: 'The access token is over. Call GET /refresh_token, then this call again.',
  JWTInvalid: `The token is not one of this gateway, or it is over. ${HOW_TO_LOG_IN}`,
  UNAUTHORIZED: 'These credentials do not open this call.',
  REQUEST_PARAMETERS_BLANK: 'The call requires this header.',
  CURRENCY_INVALID: `The value must be one of ${CURRENCIES.join(', ')}.`,
  FIELD_VALUE_INVALID: 'The value is none that this call takes.',
  FIELD_CANNOT_BE_BLANK: 'required',
  FIELD_NAME_INVALID_OR_INEDITABLE: 'The request may not have this property.',
  INVALID_ZIPCODE: "The postal code is none of the address's country.",

  NO_IMAGE_AVAILABLE: 'There is no such design or picture, or it is not public.',
  DESIGN_NOT_FOR_SALE: 'The design is not for sale.',
  FABRIC_OUT_OF_STOCK: 'The fabric is out of stock. GET /fabrics lists those that are sold.',
  WALLPAPER_OUT_OF_STOCK:
    'The wallpaper is out of stock. GET /wallpapers lists those that are sold.',
  PRODUCT_OUT_OF_STOCK: 'The product is out of stock.',
  ITEMS_UNAVAILABLE: 'The product is not sold any more.',
  COLLECTION_NOT_FOUND: 'There is no such collection, or it is not public.',
  COLLECTION_NAME_TAKEN: 'The member has another collection of this name.',
  COLLECTION_FULL: 'The collection has as many designs as it may have.',
  COLLECTION_LIMIT_REACHED: 'The member has as many collections as they may have.',

  ORDER_NOT_FOUND: 'There is no such cart or order, or it is that of another user.',
  ORDER_NOT_PENDING: 'The cart has become an order. GET /order/pending answers the open one.',
  ORDER_NOT_EDITABLE: 'The order is past the time in which this changes it.',
  ORDER_ITEM_NOT_FOUND: 'The cart has no such line. GET /order/pending lists its lines.',
  ORDER_ITEM_CANNOT_EDIT_QUANTITY: 'The quantity of this line cannot be changed.',
  ORDER_ITEMS_FOR_ORDER_AT_LIMIT: 'The cart has as many lines as it may have.',
  ORDER_CONTAINS_NO_ITEMS: 'The cart is empty.',
  ORDER_SAVED_TIMEOUT_ERROR: 'Moving the line took too long. Send the request again.',
  ORDER_HAS_NO_COUNTRY: 'The request names no country.',
  ORDER_CANNOT_BE_INVOICED: 'The order has no invoice, because it was not paid for.',
  ORDER_CLEANUP_REVIEW_REQUIRED: `The order is not what its shopper saw; \`params\` has the reason. ${CHANGED}`,
  CART_VERSION_CONFLICT:
    'Somebody else has changed the cart. `current` is the cart as it is; send its version in If-Match.',
  CART_BEING_PAID: 'The cart is being paid for. Wait for its outcome, or cancel the payment.',
  HANDOVER_INVALID: 'The code of the handover is unknown, used or over. Open a new one.',
  PROMO_CODE_INVALID: 'There is no such promo code.',
  PROMO_CODE_ENDED: 'The promo code has ended.',
  PROMO_ORDER_DOES_NOT_QUALIFY:
    'The promo code does not count for this cart; `params` has the reason.',

  SHIPPING_ADDRESS_MISSING: 'The checkout has no address yet. Save it first.',
  DELIVERY_OPTION_MISSING: 'The checkout has no delivery option, or not this one. Save one first.',
  PAYMENT_DETAILS_MISSING_ERROR: 'The checkout lacks this detail of the payment. Save it first.',
  EXCHANGE_RATE_CHANGED: `The exchange rate has changed. ${CHANGED}`,
  VAT_RATE_CHANGED: `The tax of the address has changed. ${CHANGED}`,
  CURRENCY_CHANGED: `The currency has changed. ${CHANGED}`,
  STRIPE_TOTAL_AMOUNT_TOO_LOW: 'The total is below the least that can be charged.',
  STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED: 'Only a member can save a card.',
  STRIPE_CUSTOMER_TECHNICAL_FAILURE: "The payment provider could not store the member's card.",
  CANNOT_PAY_WITH_PAYPAL_CONTAINS_SUBSCRIPTION_ITEM:
    'PayPal does not pay an order with a subscription.',
  CANNOT_PAY_WITH_UNSAVED_CREDIT_CARD_CONTAINS_SUBSCRIPTION_ITEM:
    'Only a saved card pays an order with a subscription.',
  CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM:
    'Spoondollars do not pay an order with a subscription.',
  SPOONDOLLARS_BALANCE_TOO_LOW: 'The balance is lower than this amount.',
  PAYPAL_CURRENCY_UNSUPPORTED: 'PayPal does not charge this currency.',
  AFTERPAY_ORDER_NOT_ELIGIBLE: 'Afterpay does not pay this order.',
  PAYMENT_FAILED: 'The payment failed; nothing was charged.',
  PAYMENT_TECHNICAL_FAILURE: 'The payment provider gave no usable answer. Try again.',
  PAYMENT_CANCELED: 'The payment was canceled; nothing was charged.',
  PAYMENT_EXPIRED: 'The payment took too long; nothing was charged.',
  PAYMENT_NOT_CONFIRMED: 'The shopper did not confirm the payment at their bank.',
  PAYPAL_CONNECTION_FAILED: 'PayPal gave no usable answer. Try again.',
  AFTERPAY_CONNECTION_FAILED: 'Afterpay gave no usable answer. Try again.',
  AFTERPAY_DECLINED: 'Afterpay declined the payment.',
  CARD_DECLINED: 'The bank declined the card.',
  CARD_INSUFFICIENT_FUNDS: 'The card has not enough funds.',
  CARD_PROCESSING_ERROR: 'The payment provider could not process the card. Try again.',
  CARD_EXPIRED: 'The card is over.',
  CARD_NUMBER_INVALID: 'The token is none of a card that the payment provider has read.',
  CARD_NUMBER_INCORRECT: 'The number is none of a card.',
  CARD_CVC_INVALID: 'The security code of the card is invalid.',
  CARD_CVC_INCORRECT: 'The security code is not that of the card.',
  CARD_NOT_SAVED: 'The member has no saved card of this id any more. Choose another one.',
  CARD_DELETE_FAILED: 'The card could not be removed. Try again.',

  TOO_MANY_ATTEMPTS: 'That was too often. Send the request again later.',
  USER_NOT_FOUND: 'There is no such user, or the session is that of another one.',
  USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS: 'A guest checks out with an e-mail address.',
  NOT_UNIQUE_EMAIL_ADDRESS: 'Another account has this e-mail address.',
  EMAIL_OR_PASSWORD_INVALID: 'No account has this e-mail address with this password.',
  PASSKEY_INVALID: 'The passkey is unknown, or its challenge is over. Open a new one.',
  DEVICE_NOT_FOUND:
    'The member has no other session with this id: it has ended, or was never one of theirs.',
  PASSKEY_LIMIT_REACHED: 'The account has as many passkeys as it may have.',
  ID_ME_VERIFICATION_FAILED: 'ID.me did not verify the shopper.',
  ERROR_IN_UNSUBSCRIBING: 'The address could not be unsubscribed. Try again.',
  REVIEW_NOT_ORDERED: 'The member has not ordered the design.',
  REVIEW_NOT_POSTED: 'The review was not posted.',
  REVIEW_EXISTS: 'The member has reviewed this design on this material.',
  EARNINGS_BALANCE_TOO_LOW: 'The balance is below US$5.00, the least that is paid out.',
  ART_INVALID:
    'The file is no PNG, JPEG or TIFF that can be read, or its sides are not 300 to 10,000 px; `params.reason` says which.',
  ART_NOT_FOUND: 'The member has sent no such picture, or it was not used within the day.',
  GRANT_FILE_INVALID:
    'The file is no PDF, PNG or JPEG that can be read, or a PDF that has more than pages; `params.reason` says which.',
  REVIEW_PICTURE_INVALID: 'The picture is none that can be read.',
  REVIEW_NOT_FOUND: 'There is no such review, or it is hidden.',
  REVIEW_ALREADY_VOTED: 'The user has voted for this review.',
}

const SIZE = 'It is not sold in this size. The lists of products have the sizes of each.'
const OVER = 'The token is unknown, used or over.'

/**
 * The sentence of FIELD_VALUE_INVALID by the last name of its field, where the contract takes the
 * value and the shop does not.
 */
export const FIELD_SENTENCES: Readonly<Record<string, string>> = {
  country: 'The value must be a code of ISO 3166-1, for example "GB".',
  locale: `The value must be one of ${LOCALES.join(', ')}.`,
  adult_content: 'A guest cannot turn on mature content.',
  fabric_size: SIZE,
  size: SIZE,
  code: 'The shop has no such code.',
  kind: 'The shop has no such kind of product.',
  chunk_size: 'The fabric is not cut in pieces of this length.',
  method: 'The order cannot be paid by this method.',
  vat_number: "The VAT number is none of the address's country.",
  token: OVER,
  'Idempotency-Key': 'The key of this call must be the attempt_id of its body.',
  attempt_id: 'The attempt was made for another order.',
  id: 'The user has none with this id.',
  addresses: 'The member has as many addresses as they may have.',
  reason: 'The value is no reason of the list of reasons.',
}
