import { readOrderSlug } from '@selvage/core/orders'
import { orderAction } from '../orders/order-action.server.ts'
import { asksToCancel } from '../orders/order-paths.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { ownOrder } from '../orders/own-order.server.ts'
import { notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { userOf } from '../account/session-user.server.ts'
import type { Route } from './+types/order'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await ownOrder(shop, params.order, request)
  const user = await userOf(shop)
  return {
    order,
    memberId: user?.type === 'member' ? user.id : null,
    asksToCancel: asksToCancel(request, order),
    lineKey: shop.makeKey(),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { orderNumber } = readOrderSlug(params.order) ?? notFound()
  return orderAction(context.get(shopContext), { orderNumber }, request)
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} />
}
