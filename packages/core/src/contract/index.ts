export {
  ANY_VERSION,
  CALL_AUTH,
  isForMembers,
  isPlain,
  needsUser,
  ORDER_TOKEN_HEADER,
  orderTokenUse,
  SAME_CONTENT_MS,
} from './call-auth.table.ts'
export type { CallAuth } from './call-auth.table.ts'
export { COMMON_ERRORS, errorStatus, unlistedError } from './call-errors.ts'
export { callUrl, encodeCall, readAnswer } from './call-request.ts'
export { defineCall } from './define-call.ts'
export type {
  Call,
  CallAnswer,
  CallBody,
  CallInput,
  CallQuery,
  CallReply,
  Method,
  PathParam,
  Schema,
} from './define-call.ts'
export { hasCardNumber, isCardKey } from './card-number.ts'
export { readPagePlace } from './page-place.ts'
export type { PagePlace } from './page-place.ts'
export { withoutDirectionControls } from './direction-controls.ts'
export { ID_LIST_LIMIT, MAX_ID, readId } from './id.ts'
export { isMissing } from './is-missing.ts'
export { isUncertain } from './is-uncertain.ts'
export { asShopError, DeveloperError, isShopError, shopError } from './shop-error.ts'
export { readInput } from './read-input.ts'
export type { ReadInput } from './read-input.ts'
export type { ErrorDetail, ShopError } from './shop-error.ts'
export { money as moneyFromWire, rawAmount } from './wire.ts'
