import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { listOffset, nothing, text } from '../contract/wire.ts'
import type { OrderLookup } from './order-lookup.ts'
import { boughtAgainAnswer, orderAnswer, ordersAnswer } from './order-state.contract.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'

/** Orders on one page. @source spec 1 §9 (other limits 8 and 20) */
export const ORDER_PAGE_SIZE = 8
/** Lines that a list shows an order by. */
export const ORDER_PICTURES = 4

/** The query of {@link listOrders}. */
export interface OrdersQuery {
  /** Number of the page, from 0; the first one when left out. */
  readonly pageOffset?: number | undefined
}

const localized = v.object({ page_locale: v.optional(v.string()) })

/**
 * Lists the orders of the session's user, the newest first: those that the member placed, and those
 * of a guest whose cart came along at a login.
 */
export const listOrders = defineCall({
  name: 'orders.list',
  method: 'GET',
  path: '/orders',
  query: v.object({
    page_offset: listOffset,
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ pageOffset }: OrdersQuery) => ({
    page_offset: pageOffset === undefined ? undefined : String(pageOffset),
  }),
  answer: ordersAnswer,
  errors: ['FIELD_VALUE_INVALID'],
})

/**
 * Gets an order of the session's own, or the one that a mail's token opens; anybody else's is the
 * same 404 as an unknown one.
 */
export const getOrder = defineCall({
  name: 'orders.get',
  method: 'GET',
  path: '/orders/{orderNumber}',
  auth: 'order',
  query: localized,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND'],
})

/**
 * Gets the one order that a mail's token opens, where its number is not known. The token travels in
 * the body, so that no log of addresses has it. With the number and the token as `orderToken` of
 * `send`, `getInvoice`, `cancelOrder` and `buyAgain` open it as they do to its buyer.
 */
export const getOrderByToken = defineCall({
  name: 'orders.byToken',
  method: 'POST',
  path: '/orders/guest',
  auth: 'visitor',
  body: v.strictObject({ token: text(200) }),
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'FIELD_VALUE_INVALID'],
})

/**
 * Asks for a mail with the way to an order. The answer is the same whether there is an order of
 * that number and e-mail address or not: the mail alone tells its reader.
 */
export const askForOrder = defineCall({
  name: 'orders.ask',
  method: 'POST',
  path: '/orders/lookup',
  auth: 'visitor',
  body: v.strictObject({ order_number: text(64), email: text(400) }),
  encodeBody: ({ orderNumber, email }: OrderLookup) => ({ order_number: orderNumber, email }),
  answer: nothing,
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})

/**
 * Puts the lines of an own order, or of the one that a mail's token opens, into the current cart of
 * the session, at the prices of today. A line that cannot
 * be bought any more is left out and named; the others are added. The same key adds them once.
 * @source spec 1 §3 (last paid cart)
 */
export const buyAgain = defineCall({
  name: 'orders.buyAgain',
  method: 'POST',
  path: '/orders/{orderNumber}/buy_again',
  auth: 'reorder',
  keyed: true,
  body: v.strictObject({ order_item_id: v.optional(text(64)) }),
  encodeBody: ({ itemId }: { readonly itemId?: string | undefined }) => ({
    order_item_id: itemId,
  }),
  answer: boughtAgainAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'FIELD_VALUE_INVALID'],
})

/**
 * Cancels an own order, or the one that a mail's token opens, within the hour after it was placed
 * and gives all of its money back, once however often it is asked for. ORDER_NOT_EDITABLE comes
 * after that hour, for an order that is printed or on its way, and where something that it bought
 * is spent: a gift certificate, Spoondollars, a coupon or a membership.
 */
export const cancelOrder = defineCall({
  name: 'orders.cancel',
  method: 'POST',
  path: '/orders/{orderNumber}/cancel',
  auth: 'order',
  body: v.strictObject({}),
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE'],
})
