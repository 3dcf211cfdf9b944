import type { JoinedUser } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import { accountErrors } from '@selvage/react/account'
import type { AccountFormErrors } from '@selvage/react/account'
import { showSaved } from '../cart/show-saved.server.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * Sends a request that opens a session. A session that has ended meanwhile is rejected first and
 * its cookies are cleared; the request is then sent once more, as a visitor's.
 */
export async function enter(shop: Shop, send: () => Promise<JoinedUser>): Promise<void> {
  const { user, savedForLater } = await send().catch((error: unknown) => {
    if (isShopError(error) && error.status === 401) return send()
    throw error
  })
  shop.session.setUser(user)
  showSaved(shop, savedForLater)
}

/** Returns the errors of a form; throws what the shopper cannot correct. */
export function rejectedForm(error: unknown): AccountFormErrors {
  if (!isShopError(error)) throw error
  return accountErrors(error)
}
