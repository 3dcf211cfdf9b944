import { data } from 'react-router'
import { LinkOver } from '../orders/link-over.tsx'
import { orderAction } from '../orders/order-action.server.ts'
import { orderByToken } from '../orders/order-by-token.server.ts'
import { asksToCancel } from '../orders/order-paths.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { orderTokenOf } from '../orders/order-token.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/guest-order'

/** Shows the one order that the token of a mail's link opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const orderToken = orderTokenOf(request)
  const order = await orderByToken(shop, orderToken)
  if (!order || orderToken === undefined) return data({ opened: null }, { status: 404 })
  return data({
    opened: {
      order,
      orderToken,
      asksToCancel: asksToCancel(request, order),
      lineKey: shop.makeKey(),
    },
  })
}

/** Buys that order again or cancels it; a token that opens nothing leads to the loader's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const orderToken = orderTokenOf(request)
  const order = await orderByToken(shop, orderToken)
  if (!order) return data({}, { status: 404 })
  return orderAction(shop, { orderNumber: order.orderNumber, orderToken }, request)
}

export default function GuestOrder({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  return opened ? <OrderPage {...opened} memberId={null} answer={actionData} /> : <LinkOver />
}
