import {
  askForOrder,
  buyAgain,
  cancelOrder,
  getOrder,
  getOrderByToken,
  listOrders,
  ORDER_PAGE_SIZE,
} from '@selvage/core/orders'
import { eq } from 'drizzle-orm'
import { wireCart } from '../cart/wire-cart.ts'
import { once } from '../cart/write-line.ts'
import { carts } from '../db/schema/cart.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { addLinesOf } from './buy-again.ts'
import { cancelOwnOrder } from './cancel-order.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { selectOrders } from './list-orders.ts'
import { mailOrderLink } from './mail-order-link.ts'
import { memberCreditRoutes } from './member-credit-routes.ts'
import { findOrderByToken } from './order-token.ts'
import { findOwnOrder } from './own-order.ts'
import { statsRoutes } from './stats-routes.ts'
import { toWireSummary, wireOrder } from './wire-order.ts'

const list = handle(listOrders, async ({ session, query, locale }, deps) => {
  const page = query.page_offset ?? 0
  const { rows, total } = await selectOrders(session, page, deps)
  return {
    orders: rows.map(({ order, fate }) => toWireSummary(order, fate, locale)),
    total,
    page_offset: page,
    page_size: ORDER_PAGE_SIZE,
  }
})

const get = handle(getOrder, async (context, deps) => {
  const order = await findOwnOrder(deps.db.orm, context, context.params.orderNumber, deps)
  return { order: await wireOrder(order, context.locale, deps) }
})

const byToken = handle(getOrderByToken, async ({ body, locale }, deps) => {
  const order = await findOrderByToken(body.token, deps)
  if (!order) throw httpError('ORDER_NOT_FOUND')
  return { order: await wireOrder(order, locale, deps) }
})

const again = handle(buyAgain, async (context, deps) => {
  const { session, params, body } = context
  return deps.db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, context, params.orderNumber, deps)
    const bought = await once(tx, buyAgain, context, deps, () =>
      addLinesOf(tx, order, { userId: session.userId, itemId: body.order_item_id }, deps),
    )
    const [cart] = await tx.select().from(carts).where(eq(carts.id, bought.cartId))
    return { order: cart ? await wireCart(tx, cart, deps) : null, lines: bought.lines }
  })
})

const cancel = handle(cancelOrder, async (context, deps) => {
  const order = await cancelOwnOrder(context, context.params.orderNumber, deps)
  return { order: await wireOrder(order, context.locale, deps) }
})

const ask = handle(askForOrder, async ({ request, peer, body }, deps) => {
  assertStorefront(request, deps.config)
  await mailOrderLink({ orderNumber: body.order_number, email: body.email }, peer, deps)
  return undefined
})

/** Placed orders: their list, pages, invoices and number, buying them again and canceling them. */
export const ordersRoutes: readonly Route[] = [
  list,
  byToken,
  ask,
  get,
  again,
  cancel,
  ...invoiceRoutes,
  ...statsRoutes,
  ...memberCreditRoutes,
]
