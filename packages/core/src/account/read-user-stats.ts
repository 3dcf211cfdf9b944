import { isShopError, shopError } from '../contract/shop-error.ts'
import type { Gateway } from '../gateway/client.ts'
import { userStats, userStatsByCookie } from './user-stats.contract.ts'
import type { UserStats } from './user-stats.contract.ts'

/**
 * Reads the numbers of a user's account, by the session's own cookies or by the given access
 * cookie. Rejects with a ShopError that names neither the address nor what led to it: a cookie that
 * stands in an address must not get into a log.
 */
export async function readUserStats(
  gateway: Pick<Gateway, 'send'>,
  id: string,
  cookie?: string,
): Promise<UserStats> {
  if (cookie === undefined) return gateway.send(userStats, { params: { id } })
  try {
    return await gateway.send(userStatsByCookie, { params: { id, cookie } })
  } catch (error) {
    const { code, status } = isShopError(error) ? error : shopError('SERVER_ERROR')
    throw shopError(code, { message: code, ...(status !== undefined && { status }) })
  }
}
