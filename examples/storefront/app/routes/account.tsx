import { isShopError } from '@selvage/core/contract'
import { listOrders } from '@selvage/core/orders'
import { ordersPath } from '../orders/order-paths.ts'
import { OrdersPage } from '../orders/orders-page.tsx'
import { logInFirst } from '../orders/own-order.server.ts'
import { needed, notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { userOf } from '../settings/keep-choices.server.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/account'

/** The part of an account that its address asks for; there is one so far. */
const SUB_ACTION = 'orders'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await userOf(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  // An account of somebody else is not found, like one that never was.
  if (user.id !== params.userId) return notFound()
  const { searchParams } = new URL(request.url)
  if (searchParams.get('sub_action') !== SUB_ACTION)
    throw redirect(ordersPath(shop.page.language, user.id))
  const given = searchParams.get('page_offset') ?? ''
  // Anything but a page number means the first page.
  const pageOffset = /^\d{1,6}$/.test(given) ? Number(given) : 0
  const list = await needed(
    shop.gateway.send(listOrders, { query: { pageOffset } }).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  return { userId: user.id, list, lineKey: shop.makeKey() }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />
}
