import type { Cart, CartItemInput } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { addFillAYard, readLayoutCode, toFillAYardPayload } from '@selvage/core/fill-a-yard'
import type { Gateway } from '@selvage/core/gateway'
import { addWallpaper, toWallpaperPayload } from '@selvage/core/wallpaper'
import type { ReturningItem } from './cart-writes.ts'

interface Sent {
  readonly key: string
  readonly signal: AbortSignal
}

/**
 * Puts wallpaper or a filled yard back into the cart, by the calls of their own. Fetched when
 * somebody undoes such a removal.
 */
export async function restoreLine(
  gateway: Gateway,
  item: Exclude<ReturningItem, CartItemInput>,
  sent: Sent,
): Promise<Cart> {
  if ('wallpaper' in item)
    return (await gateway.send(addWallpaper, { body: toWallpaperPayload(item) }, sent)).cart
  const layout = readLayoutCode(item.layoutCode)
  if (!layout) throw shopError('FIELD_VALUE_INVALID')
  return (
    await gateway.send(
      addFillAYard,
      { body: toFillAYardPayload({ layout, quantity: item.quantity }) },
      sent,
    )
  ).cart
}
