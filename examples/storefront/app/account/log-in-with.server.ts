import type { JoinedUser } from '@selvage/core/account'
import { localizePath } from '@selvage/i18n/routes'
import { ownCart } from '../cart/own-cart.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { isOnTheWayToPay } from './account-paths.ts'
import { enter } from './enter.server.ts'

/**
 * Opens a member's session by a request, welcomes them, and returns the page to go on to: the
 * wanted one, or the cart where an order that was about to be paid has grown by what their
 * account's cart had. Throws what `enter` throws.
 */
export async function logInWith(
  shop: Shop,
  send: () => Promise<JoinedUser>,
  next: string,
): Promise<string> {
  const before = await countInCart(shop)
  await enter(shop, send)
  const joined = before === 0 ? 0 : (await countInCart(shop)) - before
  if (joined <= 0) {
    shop.flash.show({ severity: 'success', text: 'account.welcomeBack' })
    return next
  }
  shop.flash.show({ severity: 'attention', text: 'account.cartJoined', params: { count: joined } })
  return isOnTheWayToPay(next) ? localizePath('cart', shop.page.language) : next
}

/** Counts what the visitor's cart has; 0 while it cannot be read, because a login needs no cart. */
async function countInCart(shop: Shop): Promise<number> {
  const cart = await ownCart(shop).catch(() => null)
  return cart?.count ?? 0
}
