import { isShopError } from '@selvage/core/contract'
import { listOrders } from '@selvage/core/orders'
import type { User } from '@selvage/core/session'
import { redirect } from 'react-router'
import { addressesAction, addressesPage } from '../addresses/addresses-page.server.ts'
import { AddressesPage } from '../addresses/addresses-page.tsx'
import { ordersPath } from '../orders/order-paths.ts'
import { OrdersPage } from '../orders/orders-page.tsx'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { offsetIn } from '../page/offset-in.ts'
import { needed, notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { profileAction, profilePage } from '../profile/profile-page.server.ts'
import { ProfilePage } from '../profile/profile-page.tsx'
import type { Route } from './+types/account'

/** Returns the member whose account an address names; leads everybody else to the login. */
async function ownerOf(shop: Shop, userId: string, request: Request): Promise<User> {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  // An account of somebody else is not found, like one that never was.
  return user.id === userId ? user : notFound()
}

/** The part of the account that an address asks for. */
const partOf = ({ url }: Request): string | null => new URL(url).searchParams.get('sub_action')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await ownerOf(shop, params.userId, request)
  const { id: userId } = user
  switch (partOf(request)) {
    case 'orders':
      return { orders: { userId, ...(await orders(shop, request)) } }
    case 'addresses':
      return { addresses: await addressesPage(shop, userId, request) }
    case 'settings':
      return { profile: await profilePage(shop, user, request) }
    default:
      throw redirect(ordersPath(shop.page.language, userId))
  }
}

async function orders(shop: Shop, request: Request) {
  const pageOffset = offsetIn(new URL(request.url).searchParams, 'page_offset')
  const list = await needed(
    shop.gateway.send(listOrders, { query: { pageOffset } }).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  return { list, lineKey: shop.makeKey() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const user = await ownerOf(shop, params.userId, request)
  switch (partOf(request)) {
    case 'addresses':
      return addressesAction(shop, user.id, request)
    case 'settings':
      return profileAction(shop, user, request)
    default:
      return notFound()
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, profile, orders } = loaderData
  if (profile)
    return (
      <ProfilePage
        {...profile}
        rejected={actionData && 'values' in actionData ? actionData : undefined}
        rejectedPassword={actionData && 'password' in actionData ? actionData.password : undefined}
        deviceError={actionData && 'deviceError' in actionData ? actionData.deviceError : undefined}
      />
    )
  if (addresses)
    return (
      <AddressesPage
        {...addresses}
        rejected={actionData && 'address' in actionData ? actionData : undefined}
      />
    )
  return <OrdersPage {...orders} />
}
