import { getInvoice } from '../../invoice/invoice.contract.ts'
import { buyAgain, cancelOrder, getOrder, listOrders } from '../../orders/orders.contract.ts'
import { beginCheckout } from './checkout-steps.ts'
import type { OpenGateway } from './runner.ts'
import { newKey } from './visitor.ts'

/** A guest with one placed order. */
export async function buy(open: OpenGateway, quantity = 2) {
  const shopper = await beginCheckout(open, quantity)
  const { gateway, steps } = shopper
  const checkout = await steps.toReview()
  const { orderNumber } = await steps.place(checkout)
  const params = { orderNumber: orderNumber ?? '' }
  return {
    ...shopper,
    checkout,
    orderNumber: params.orderNumber,
    list: (pageOffset?: number) => gateway.send(listOrders, { query: { pageOffset } }),
    read: () => gateway.send(getOrder, { params }),
    invoice: () => gateway.send(getInvoice, { params }),
    again: (itemId?: string, key = newKey()) =>
      gateway.send(buyAgain, { params, body: { itemId } }, { key }),
    cancel: () => gateway.send(cancelOrder, { params, body: {} }),
  }
}
