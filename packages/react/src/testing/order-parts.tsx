import { getOrder, listOrders } from '@selvage/core/orders'
import type { ReactNode } from 'react'
import { BuyAgainResult, CancelQuestion, OrderList, OrderView } from '../orders/index.ts'
import { buy } from './buy.ts'

async function readPlaced() {
  const { shop: own, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await own.gateway.send(getOrder, { params: { orderNumber } })
  const { orders } = await own.gateway.send(listOrders, { query: {} })
  return { order, orders, items: order.order.items }
}

/** The components of placed orders. */
export const ORDER_PARTS: Readonly<Record<string, () => Promise<ReactNode>>> = {
  BuyAgainResult: async () => {
    const { items } = await readPlaced()
    const [line] = items
    const bought = {
      cart: null,
      lines: [
        {
          itemId: line?.id ?? '',
          outcome: 'unavailable' as const,
          added: 0,
          reason: 'fabric_unavailable' as const,
        },
      ],
    }
    return <BuyAgainResult items={items} bought={bought} cartHref="/en/cart" />
  },
  CancelQuestion: async () => (
    <CancelQuestion order={(await readPlaced()).order} action="#order" keepHref="#order" />
  ),
  OrderList: async () => (
    <OrderList
      orders={(await readPlaced()).orders}
      hrefFor="/orders/{orderNumber}"
      lineKey="line-key-0123456789"
    />
  ),
  OrderView: async () => (
    <OrderView
      order={(await readPlaced()).order}
      invoiceHref="/en/invoice"
      cancelHref="#cancel"
      again={{ action: '#order', lineKey: 'line-key-0123456789' }}
    />
  ),
}
