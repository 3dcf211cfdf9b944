import type { ErrorCode } from './catalogue.table.ts'

/**
 * The HTTP status of a gateway's answer with a code. Every code without a row is answered with 400:
 * the request is none that this shop takes.
 */
export const ERROR_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  SERVER_ERROR: 500,
  TOO_MANY_ATTEMPTS: 429,

  EXPIRED_SESSION: 401,
  JWTExpired: 401,
  JWTInvalid: 401,
  UNAUTHORIZED: 403,
  REVIEW_NOT_ORDERED: 403,

  ORDER_NOT_FOUND: 404,
  ORDER_ITEM_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  NO_IMAGE_AVAILABLE: 404,
  COLLECTION_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  REVIEW_NOT_POSTED: 404,

  CART_VERSION_CONFLICT: 409,
  CART_BEING_PAID: 409,
  ORDER_NOT_PENDING: 409,
  ORDER_NOT_EDITABLE: 409,
  COLLECTION_NAME_TAKEN: 409,
  COLLECTION_FULL: 409,
  COLLECTION_LIMIT_REACHED: 409,
  REVIEW_EXISTS: 409,
  REVIEW_ALREADY_VOTED: 409,
  CARD_DELETE_FAILED: 409,
}
