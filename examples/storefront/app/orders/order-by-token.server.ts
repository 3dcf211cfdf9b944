import { isShopError } from '@selvage/core/contract'
import { getOrderByToken } from '@selvage/core/orders'
import type { PlacedOrderDetails } from '@selvage/core/orders'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** Statuses of a token that opens nothing, which all get one answer. */
const OPENS_NOTHING: readonly (number | undefined)[] = [400, 404]

/** Returns the one order that the token of a mail's link opens, or null. */
export async function orderByToken(
  { gateway }: Shop,
  token: string | undefined,
): Promise<PlacedOrderDetails | null> {
  if (token === undefined) return null
  return needed(
    gateway.send(getOrderByToken, { body: { token } }).catch((error: unknown) => {
      if (isShopError(error) && OPENS_NOTHING.includes(error.status)) return null
      throw error
    }),
  )
}
