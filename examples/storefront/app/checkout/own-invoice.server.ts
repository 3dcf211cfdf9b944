import { isShopError } from '@selvage/core/contract'
import { getInvoice } from '@selvage/core/invoice'
import type { Invoice } from '@selvage/core/invoice'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * Statuses that all mean "not yours": a page must not reveal whether somebody else's order exists.
 */
const NOT_YOURS: readonly (number | undefined)[] = [400, 401, 403, 404]

/** Returns the invoice of one of the visitor's own orders, or null. */
export async function ownInvoice(
  { gateway, hasSession }: Shop,
  orderNumber: string,
): Promise<Invoice | null> {
  if (!hasSession) return null
  return needed(
    gateway.send(getInvoice, { params: { orderNumber }, query: {} }).catch((error: unknown) => {
      if (isShopError(error) && NOT_YOURS.includes(error.status)) return null
      throw error
    }),
  )
}
