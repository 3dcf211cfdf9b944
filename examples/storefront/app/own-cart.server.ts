import { getCart } from '@selvage/core/cart'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import { needed } from './page-error.ts'
import type { Shop } from './shop-context.ts'

/** The visitor's cart; null where there is none, which is no failure of a visitor whose session has run out. */
export async function ownCart({ gateway, hasSession, page: { currency } }: Shop): Promise<Cart | null> {
  if (!hasSession) return null
  return needed(gateway.send(getCart, { params: { id: 'pending' }, query: { currency } }).catch(noSession))
}

/** The line of the visitor's cart that an address asks to change; what is not in the cart any more becomes a new line. */
export async function editedItem(shop: Shop, itemId: string | null): Promise<OrderItem | undefined> {
  return itemId === null || itemId === '' ? undefined : (await ownCart(shop))?.items.find(({ id }) => id === itemId)
}

function noSession(error: unknown): null {
  if (isShopError(error) && error.status === 401) return null
  throw error
}
