import type { ErrorCode } from './catalogue.table.ts'

/**
 * The severities of a message, which decide its color, its mark and how it is announced.
 * @source spec 1 §4 Flash messages
 */
export const SEVERITIES = ['error', 'success', 'info', 'attention'] as const
/** The severity of a message. */
export type Severity = (typeof SEVERITIES)[number]

/**
 * The severities of the codes that are no errors. They stand apart from the catalog, because every
 * page has them and few have all codes.
 */
export const MILDER: Readonly<Partial<Record<ErrorCode, Severity>>> = {
  ERROR_BOUNDARY_TRIGGER: 'info',
  OLD_BROWSER_WARNING: 'attention',
  EXCHANGE_RATE_CHANGED: 'attention',
  VAT_RATE_CHANGED: 'attention',
  TOO_MANY_ATTEMPTS: 'attention',
  DEVICE_NOT_FOUND: 'info',
  REVIEW_NOT_ORDERED: 'attention',
  REVIEW_EXISTS: 'attention',
  REVIEW_ALREADY_VOTED: 'info',
  ORDER_CLEANUP_REVIEW_REQUIRED: 'attention',
  ORDER_ITEMS_FOR_ORDER_AT_LIMIT: 'attention',
  ORDER_SAVED_TIMEOUT_ERROR: 'attention',
  CART_VERSION_CONFLICT: 'attention',
  CART_BEING_PAID: 'attention',
  HANDOVER_INVALID: 'attention',
  FABRIC_OUT_OF_STOCK: 'attention',
  WALLPAPER_OUT_OF_STOCK: 'attention',
  PRODUCT_OUT_OF_STOCK: 'attention',
  COLLECTION_FULL: 'attention',
  COLLECTION_LIMIT_REACHED: 'attention',
  EARNINGS_BALANCE_TOO_LOW: 'attention',
  ART_NOT_FOUND: 'attention',
  ITEMS_UNAVAILABLE: 'attention',
  DESIGN_NOT_FOR_SALE: 'attention',
  DESIGN_FUNNEL_DESIGN_MISSING: 'info',
  DESIGN_FUNNEL_FABRIC_MISSING: 'info',
  PROMO_CODE_ENDED: 'attention',
  PROMO_ORDER_DOES_NOT_QUALIFY: 'attention',
  CURRENCY_CHANGED: 'attention',
  PAYMENT_CANCELED: 'attention',
  PAYMENT_EXPIRED: 'attention',
}
