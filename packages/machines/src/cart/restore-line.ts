import { addLine, byLineKind, fabricLine, fillAYardLine, wallpaperLine } from '@selvage/core/cart'
import type { Cart, LineKind, LineRequest, OrderItem } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import type { LineShop } from './add-line.ts'

/**
 * Adds a removed line again as its kind is added. Rejects with a ShopError. This module has the row
 * of every kind; it is fetched when somebody undoes a removal.
 */
export async function restoreLine(
  shop: LineShop,
  removed: OrderItem,
  options: Pick<LineRequest<never>, 'lineKey' | 'signal'>,
): Promise<Cart> {
  const add = <Item, Line>(kind: LineKind<Item, Line>, line: Line) => {
    const item = kind.itemOf(line)
    return item && addLine(shop, kind, { items: [item], ...options })
  }
  const outcome = await byLineKind(removed, {
    fabric: (line) => add(fabricLine, line),
    wallpaper: (line) => add(wallpaperLine, line),
    'fill-a-yard': (line) => add(fillAYardLine, line),
  })
  if (outcome === undefined) throw shopError('FIELD_VALUE_INVALID')
  if (outcome.kind !== 'done') throw outcome.error
  return outcome.cart
}
