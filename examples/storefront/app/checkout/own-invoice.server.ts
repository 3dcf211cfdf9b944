import { isShopError } from '@selvage/core/contract'
import { getInvoice } from '@selvage/core/invoice'
import type { Invoice } from '@selvage/core/invoice'
import { data } from 'react-router'
import { orderTokenOf } from '../orders/order-token.ts'
import { logInFirst } from '../orders/own-order.server.ts'
import { needed, notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * Statuses that all mean "not yours": a page must not reveal whether somebody else's order exists.
 */
const NOT_YOURS: readonly (number | undefined)[] = [400, 401, 403, 404]

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
  return needed(
    gateway
      .send(getInvoice, { params: { orderNumber }, query: {} }, { orderToken })
      .catch((error: unknown) => {
        if (isShopError(error) && NOT_YOURS.includes(error.status)) return null
        throw error
      }),
  )
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
