import { getCart } from '@selvage/core/cart'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import { keepShown } from '../settings/keep-choices.server.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * The visitor's cart, in the money that its order will be paid in; null where there is none, which
 * is no failure of a visitor whose session has run out. A cart in other money than the visitor
 * chose is put right first.
 */
export async function ownCart(shop: Shop): Promise<Cart | null> {
  const { choices, page } = shop
  const cart = await readCart(shop)
  const isAsChosen = choices === undefined || choices.currency === cart?.pricing.currency
  if (cart === null || (isAsChosen && page.override === '')) return cart
  await keepShown(shop)
  return readCart(shop)
}

/**
 * The line of the visitor's cart that an address asks to change; what is not in the cart any more
 * becomes a new line.
 */
export async function editedItem(
  shop: Shop,
  itemId: string | null,
): Promise<OrderItem | undefined> {
  return itemId === null || itemId === ''
    ? undefined
    : (await readCart(shop))?.items.find(({ id }) => id === itemId)
}

async function readCart({ gateway, hasSession }: Shop): Promise<Cart | null> {
  if (!hasSession) return null
  return needed(gateway.send(getCart, { params: { id: 'pending' }, query: {} }).catch(noSession))
}

function noSession(error: unknown): null {
  if (isShopError(error) && error.status === 401) return null
  throw error
}
