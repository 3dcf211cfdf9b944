import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { cancelableUntil } from '../../orders/cancel-window.ts'
import { orderLookupDetails } from '../../orders/order-lookup.ts'
import {
  askForOrder,
  buyAgain,
  cancelOrder,
  getOrder,
  getOrderByToken,
  listOrders,
  ORDER_PAGE_SIZE,
  ORDER_PICTURES,
} from '../../orders/orders.contract.ts'
import type { OrderStatus } from '../../orders/order-state.contract.ts'
import type { CallReply } from '../../contract/define-call.ts'
import { isBoughtWhole, takeBoughtCredit } from '../bought.ts'
import { returnCredits } from '../credit.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { cleanupOf, termsOf } from '../merchandise.ts'
import { reject, Rejection } from '../rejection.ts'
import { assertOpen, newId, openCart } from '../test-shop.ts'
import { takeEarningsBack } from '../test-earnings.ts'
import type { TestOrder } from '../test-order.ts'
import type { TestCart, TestLine, TestShop, TestUser } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { sameLine } from './lines.ts'

type WireLine = CallReply<typeof buyAgain>['lines'][number]

/** The orders of a request's user, and of the guests whose carts came along to them. */
export function ownOrders(request: CheckedRequest): TestOrder[] {
  const { id } = signedIn(request)
  const { users, invoices } = request.shop
  return [...invoices.values()].filter(
    ({ userId }) => userId === id || users.get(userId)?.mergedInto?.userId === id,
  )
}

/**
 * The order that a request names: the one that its token opens, or one of its user's own. Any other
 * is a 404.
 */
export function ownOrder(request: CheckedRequest): TestOrder {
  const { shop, user, orderToken, params } = request
  const order = shop.invoices.get(params['orderNumber'] ?? '')
  if (order && orderToken === order.token) return order
  const isOwn = order && (user || orderToken === undefined) && ownOrders(request).includes(order)
  return isOwn ? order : reject('ORDER_NOT_FOUND')
}

/** The user who placed an order, or the member to whom that guest's cart came along. */
function buyerOf({ users }: TestShop, { userId }: TestOrder): TestUser {
  const placedBy = users.get(userId)
  const buyer = users.get(placedBy?.mergedInto?.userId ?? '') ?? placedBy
  return buyer ?? reject('ORDER_NOT_FOUND')
}

function statusOf({ invoice, shipment, printedAt, canceledAt }: TestOrder): OrderStatus {
  if (canceledAt !== null) return 'canceled'
  if (!invoice.order.needs_shipping) return 'delivered'
  if (shipment) return 'shipped'
  return printedAt === null ? 'placed' : 'printed'
}

/** A test shop's time stands still when the order was placed. */
function untilOf(shop: TestShop, order: TestOrder): string | null {
  const { invoice, shipment, printedAt, canceledAt } = order
  if (!isBoughtWhole(shop, buyerOf(shop, order), order)) return null
  const placedAt = new Date(invoice.placed_at)
  const facts = {
    placedAt,
    isPrinted: printedAt !== null,
    isShipped: shipment !== null,
    isCanceled: canceledAt !== null,
  }
  return cancelableUntil(facts, placedAt)?.toISOString() ?? null
}

const wireOrder = (shop: TestShop, order: TestOrder): CallReply<typeof getOrder> => ({
  order: {
    invoice: order.invoice,
    status: statusOf(order),
    printed_at: order.printedAt,
    shipment: order.shipment,
    canceled_at: order.canceledAt,
    cancelable_until: untilOf(shop, order),
    refund_pending: false,
  },
})

const toSummary = (order: TestOrder): CallReply<typeof listOrders>['orders'][number] => {
  const { invoice } = order
  const { order_items: items, pricing } = invoice.order
  return {
    order_number: invoice.order_number,
    placed_at: invoice.placed_at,
    status: statusOf(order),
    shipped_at: order.shipment?.shipped_at ?? null,
    canceled_at: order.canceledAt,
    raw_total: pricing.raw_total,
    currency: pricing.currency,
    line_count: items.length,
    order_items: items.slice(0, ORDER_PICTURES),
  }
}

/** Puts an ordered line into a cart as far as its limits allow. */
function addAgain(shop: TestShop, cart: TestCart, line: TestLine): WireLine {
  const { id, merchandise, quantity, chunkSize } = line
  const reason = cleanupOf(merchandise)
  if (reason !== null) return { order_item_id: id, outcome: 'unavailable', added: 0, reason }
  const same = sameLine(cart, merchandise)
  const hasRoom = same !== undefined || cart.lines.length < shop.itemLimit
  const most = termsOf(merchandise).single ? 1 : MAX_QUANTITY
  const added = hasRoom ? Math.min(most - (same?.quantity ?? 0), quantity) : 0
  if (same) same.quantity += added
  else if (hasRoom)
    // A copy, because of two equal gift certificates each is a line of its own.
    cart.lines.push({
      id: newId(shop, 'line'),
      merchandise: { ...merchandise },
      quantity: added,
      chunkSize,
    })
  const outcome = added < quantity ? 'at_limit' : 'added'
  return { order_item_id: id, outcome, added, reason: null }
}

/** Calls of placed orders. */
export const ordersHandlers: readonly Handler[] = [
  handle(listOrders, (request) => {
    const page = request.query.page_offset ?? 0
    const all = ownOrders(request).toReversed()
    return {
      orders: all.slice(page * ORDER_PAGE_SIZE, (page + 1) * ORDER_PAGE_SIZE).map(toSummary),
      total: all.length,
      page_offset: page,
      page_size: ORDER_PAGE_SIZE,
    }
  }),
  handle(getOrderByToken, ({ shop, body }) => {
    const found = [...shop.invoices.values()].find(({ token }) => token === body.token)
    return found ? wireOrder(shop, found) : reject('ORDER_NOT_FOUND')
  }),
  // The sample shop sends no mails.
  handle(askForOrder, ({ body: { order_number: orderNumber, email } }) => {
    const errors = orderLookupDetails({ orderNumber, email })
    if (errors.length > 0) throw new Rejection(400, errors)
    return undefined
  }),
  handle(getOrder, (request) => wireOrder(request.shop, ownOrder(request))),
  handle(buyAgain, (request) => {
    const { shop, body, key, params } = request
    const user = signedIn(request)
    const order = ownOrder(request)
    const once = `${user.id} ${key}`
    const fingerprint = JSON.stringify([params, body])
    const before = shop.boughtAgain.get(once)
    if (before && before.fingerprint !== fingerprint)
      reject('FIELD_VALUE_INVALID', { status: 422, field: 'Idempotency-Key' })
    if (before) {
      request.markReplayed()
      return { order: wireCart(shop, before.cart), lines: before.lines }
    }
    const { order_item_id: itemId } = body
    const wanted = order.lines.filter(({ id }) => itemId === undefined || id === itemId)
    if (wanted.length === 0) reject('ORDER_ITEM_NOT_FOUND')
    const cart = openCart(shop, user)
    assertOpen(cart)
    const lines = wanted.map((line) => addAgain(shop, cart, line))
    if (lines.some(({ added }) => added > 0)) cart.version += 1
    shop.boughtAgain.set(once, { fingerprint, cart, lines })
    return { order: wireCart(shop, cart), lines }
  }),
  handle(cancelOrder, (request) => {
    const order = ownOrder(request)
    if (order.canceledAt !== null) return wireOrder(request.shop, order)
    if (untilOf(request.shop, order) === null) reject('ORDER_NOT_EDITABLE')
    const { invoice } = order
    const buyer = buyerOf(request.shop, order)
    if (!takeBoughtCredit(request.shop, buyer, order)) reject('ORDER_NOT_EDITABLE')
    returnCredits(request.shop, order.cart)
    takeEarningsBack(request.shop, invoice.order_number)
    order.canceledAt = invoice.placed_at
    const charged = invoice.raw_due ?? invoice.order.pricing.raw_total
    invoice.canceled_at = invoice.placed_at
    invoice.raw_credit_returned =
      Math.round((invoice.order.pricing.raw_total - charged) * 100) / 100
    invoice.refunds = charged === 0 ? [] : [{ raw_amount: charged, refunded_at: invoice.placed_at }]
    return wireOrder(request.shop, order)
  }),
]
