import type { ErrorCode } from './catalogue.table.ts'

/**
 * The codes without a message of their own, which have the general one, "refresh and try again".
 * They stand apart from the catalog, because every page has them and few have all codes.
 * @source spec 1 §8
 */
export const GENERAL_MESSAGE = [
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
  'ERROR_IN_UNSUBSCRIBING',
] as const satisfies readonly ErrorCode[]
