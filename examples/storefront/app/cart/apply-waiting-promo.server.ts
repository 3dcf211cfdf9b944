import { getCart, setPromo } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import type { RejectedPromo } from '@selvage/machines/cart'
import { isMember } from '../account/session-user.server.ts'
import { toErrorMessage } from '../page/error-message.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * Applies the code of members that a guest typed before they logged in. Returns it with its error
 * where the gateway rejects it now; undefined where there is nothing to show. A cart that has a
 * code already is left as it is.
 */
export async function applyWaitingPromo(shop: Shop): Promise<RejectedPromo | undefined> {
  const { gateway, waitingPromo } = shop
  const code = waitingPromo.code
  if (code === undefined || !(await isMember(shop))) return undefined
  try {
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    // A code waits for a cart that it counts in.
    if (cart === null || cart.items.length === 0) return undefined
    if (cart.promo === null) {
      const { id, version } = cart
      await gateway.send(setPromo, { params: { id }, body: { code } }, { version })
    }
    waitingPromo.drop()
    return undefined
  } catch (error) {
    // Without an answer, and where the cart has changed meanwhile, a later page applies it.
    const status = isShopError(error) ? (error.status ?? 500) : 500
    if (status === 409 || status >= 500) return undefined
    waitingPromo.drop()
    return { typed: code, error: toErrorMessage(error) }
  }
}
