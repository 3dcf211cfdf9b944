import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { termsOf } from '../merchandise.ts'
import { newId } from '../test-shop.ts'
import type { TestCart, TestShop } from '../test-shop.ts'
import { sameLine } from './lines.ts'

/**
 * Moves every line into another cart as far as its limits allow. Returns the number of lines that
 * found no room, wholly or in part.
 */
export function moveLines(shop: TestShop, from: TestCart, to: TestCart): number {
  let savedForLater = 0
  for (const { merchandise, quantity, chunkSize } of from.lines) {
    const same = sameLine(to, merchandise)
    const room = same || to.lines.length < shop.itemLimit
    const most = termsOf(merchandise).single ? 1 : MAX_QUANTITY
    const taken = room ? Math.min(most - (same?.quantity ?? 0), quantity) : 0
    if (same) same.quantity += taken
    else if (room) to.lines.push({ id: newId(shop, 'line'), merchandise, quantity, chunkSize })
    if (taken < quantity) savedForLater += 1
  }
  from.lines = []
  return savedForLater
}
