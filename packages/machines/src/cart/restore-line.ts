import type { Cart, CartItemInput } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import { addFillAYard, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Gateway } from '@selvage/core/gateway'
import { addWallpaper } from '@selvage/core/wallpaper'
import type { ReturningItem } from './cart-writes.ts'

interface SendOptions {
  readonly key: string
  readonly signal: AbortSignal
}

/**
 * Puts wallpaper or a filled yard back into the cart with the call of its kind. This module is
 * fetched when somebody undoes such a removal.
 */
export async function restoreLine(
  gateway: Gateway,
  item: Exclude<ReturningItem, CartItemInput>,
  options: SendOptions,
): Promise<Cart> {
  if ('wallpaper' in item) return (await gateway.send(addWallpaper, { body: item }, options)).cart
  const layout = readLayoutCode(item.layoutCode)
  if (!layout) throw shopError('FIELD_VALUE_INVALID')
  const body = { layout, quantity: item.quantity }
  return (await gateway.send(addFillAYard, { body }, options)).cart
}
