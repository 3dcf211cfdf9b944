import type { Cart } from '@selvage/core/cart'
import { ownCart } from '../cart/own-cart.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { userOf } from './session-user.server.ts'
import { askedNext, isOnTheWayToPay, nextPage } from './account-paths.ts'

/** The data of the page where visitors log in or join. */
export interface EntryPageData {
  readonly cart: Cart | null
  /** The page to go on to, as the address asked for it. */
  readonly asked: string | null
  /** Where a guest goes on without an account; null for one who was not about to pay. */
  readonly asGuest: string | null
}

/** Returns the page's data; a member, who has nothing to do there, gets the address to go on to. */
export async function entryPage(shop: Shop, request: Request): Promise<EntryPageData | string> {
  const asked = askedNext(request)
  const next = nextPage(asked, shop.page.language, shop.page.storefrontOrigins[0] ?? '')
  const user = await userOf(shop)
  if (user?.type === 'member') return next
  const cart = await ownCart(shop)
  // Who they are could not be asked, which makes nobody a guest.
  const isUnknown = shop.hasSession && shop.session.get().status === 'unknown'
  const hasLines = cart !== null && cart.items.length > 0
  return {
    cart: hasLines ? cart : null,
    asked,
    asGuest: hasLines && isOnTheWayToPay(next) && !isUnknown ? next : null,
  }
}
