import { fromAccountDetails } from '@selvage/core/account'
import type { JoinedUser } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import type { AccountFieldErrors } from '@selvage/react/account'
import type { ErrorMessage } from '@selvage/react/flash'
import { showSaved } from '../cart/show-saved.server.ts'
import { toErrorMessage } from '../page/error-message.ts'
import type { Shop } from '../page/shop-context.ts'

/** A form that the gateway rejected: its errors by field, or one that belongs to none. */
export interface RejectedForm {
  readonly errors: AccountFieldErrors
  readonly error?: ErrorMessage
}

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
export function rejectedForm(error: unknown): RejectedForm {
  if (!isShopError(error)) throw error
  const errors = fromAccountDetails(error.all ?? [])
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(error) }
}
