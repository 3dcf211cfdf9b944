import { isShopError } from '@selvage/core/contract'
import { readCredit } from '@selvage/core/credit'
import type { MemberCredit } from '@selvage/core/credit'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** The member and their store credit; everybody else is led to the login and back. */
export async function ownCredit(
  shop: Shop,
  request: Request,
): Promise<{ readonly userId: string; readonly credit: MemberCredit }> {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const credit = await needed(
    shop.gateway.send(readCredit, {}).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  return { userId: user.id, credit }
}
