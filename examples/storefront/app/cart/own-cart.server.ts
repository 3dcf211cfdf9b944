import { getCart } from '@selvage/core/cart'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import { keepShown } from '../settings/keep-choices.server.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { userOf } from '../account/session-user.server.ts'

/**
 * Returns the visitor's cart in the currency that its order is paid in, with the tax and delivery
 * of its country. A cart of another currency or country than the visitor chose, as one whose choice
 * was made while the gateway was away, is set right first. Null when there is no cart, which
 * includes an expired session.
 */
export async function ownCart(shop: Shop): Promise<Cart | null> {
  const { choices, page } = shop
  const [cart, user] = await Promise.all([readCart(shop), userOf(shop)])
  const isAsChosen =
    choices === undefined ||
    (choices.currency === cart?.pricing.currency &&
      (user === null || choices.country === user.preferences.country))
  if (cart === null || (isAsChosen && page.override === '')) return cart
  await keepShown(shop)
  return readCart(shop)
}

/**
 * Returns the cart line that an address asks to change; undefined when the cart no longer has it,
 * and then the page adds a new line.
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
