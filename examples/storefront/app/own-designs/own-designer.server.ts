import { listOwnDesigns } from '@selvage/core/own-designs'
import { userOf } from '../account/session-user.server.ts'
import type { Shop } from '../page/shop-context.ts'

/** True where a designer's page is the member's own; false while that cannot be asked. */
export async function isOwnDesigner(shop: Shop, screenName: string): Promise<boolean> {
  const user = await userOf(shop)
  if (user?.type !== 'member' || !user.designOwner) return false
  const asked = shop.gateway.send(listOwnDesigns, { query: { currency: shop.page.currency } })
  return asked.then(
    (own) => own.screenName === screenName,
    () => false,
  )
}
