import type { Cart } from '@selvage/core/cart'
import { localizePath } from '@selvage/i18n/routes'
import { ownCart } from '../cart/own-cart.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { isOnTheWayToPay } from './account-paths.ts'

/**
 * Welcomes a member who has just logged in, and returns the page to go on to: the wanted one, or
 * the cart where an order that was about to be paid has grown by what their account's cart had.
 */
export async function welcomeBack(
  shop: Shop,
  guestCart: Cart | null,
  next: string,
): Promise<string> {
  const before = guestCart?.count ?? 0
  const joined = before === 0 ? 0 : ((await ownCart(shop))?.count ?? 0) - before
  if (joined <= 0) {
    shop.flash.show({ severity: 'success', text: 'account.welcomeBack' })
    return next
  }
  shop.flash.show({ severity: 'attention', text: 'account.cartJoined', params: { count: joined } })
  return isOnTheWayToPay(next) ? localizePath('cart', shop.page.language) : next
}
