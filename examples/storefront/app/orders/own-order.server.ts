import { isShopError } from '@selvage/core/contract'
import { getOrder, readOrderSlug } from '@selvage/core/orders'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import { redirect } from 'react-router'
import { isMember, logInFirst } from '../account/session-user.server.ts'
import { needed, notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { orderPath } from './order-paths.ts'

/**
 * Statuses that all mean "not yours": a page must not reveal whether somebody else's order exists.
 */
const NOT_YOURS: readonly (number | undefined)[] = [400, 401, 403, 404]

/**
 * Returns the visitor's own order that an address names. A member gets the 404 page for any other;
 * everybody else is led to the login and back, whether there is such an order or not.
 */
export async function ownOrder(
  shop: Shop,
  slug: string,
  request: Request,
): Promise<PlacedOrderDetails> {
  const name = readOrderSlug(slug) ?? notFound()
  const order = await readOrder(shop, name.orderNumber)
  if (order === null) return (await isMember(shop)) ? notFound() : logInFirst(shop, request)
  const path = orderPath(shop.page.language, order)
  // The day is part of the name: another one leads to the order's one address.
  if (!path.includes(slug)) throw redirect(path)
  return order
}

/** Returns the visitor's own order of a number, or null. */
export async function readOrder(
  shop: Shop,
  orderNumber: string,
): Promise<PlacedOrderDetails | null> {
  const { gateway, hasSession } = shop
  if (!hasSession) return null
  return ownOrNull(gateway.send(getOrder, { params: { orderNumber } }))
}

/** Returns what the gateway answers about an order; null where the order is not the visitor's. */
export function ownOrNull<T>(asked: Promise<T>): Promise<T | null> {
  return needed(
    asked.catch((error: unknown) => {
      if (isShopError(error) && NOT_YOURS.includes(error.status)) return null
      throw error
    }),
  )
}
