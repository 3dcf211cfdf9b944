import { getInvoice } from '@selvage/core/invoice'
import type { Invoice } from '@selvage/core/invoice'
import { data } from 'react-router'
import { orderTokenOf } from '../orders/order-token.ts'
import { ownOrNull } from '../orders/own-order.server.ts'
import { notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { logInFirst } from '../account/session-user.server.ts'

/**
 * Returns the invoice of one of the visitor's own orders, or of the one that the token of its mail
 * opens, or null.
 */
export async function ownInvoice(
  { gateway, hasSession }: Shop,
  orderNumber: string,
  orderToken?: string,
): Promise<Invoice | null> {
  if (!hasSession && orderToken === undefined) return null
  return ownOrNull(gateway.send(getInvoice, { params: { orderNumber }, query: {} }, { orderToken }))
}

/**
 * Loads the invoice of a page: null with 404 for a mail's link that opens nothing. A visitor
 * without a session is led to the login and back, whether there is such an order or not.
 */
export async function loadInvoice(shop: Shop, orderNumber: string, request: Request) {
  const token = orderTokenOf(request)
  const invoice = await ownInvoice(shop, orderNumber, token)
  if (invoice) return data({ invoice })
  if (new URL(request.url).searchParams.has('token')) return data({ invoice }, { status: 404 })
  return shop.hasSession ? notFound() : logInFirst(shop, request)
}
