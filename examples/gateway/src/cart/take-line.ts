import { MAX_QUANTITY } from '@selvage/core/cart'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { copyLineInput, insertLine, lineCount, sameLine, setQuantity } from './cart-rows.ts'
import { termsOfRow } from './terms-of-row.ts'

/**
 * Takes a line of another cart into a locked one as far as the limits allow; returns the pieces
 * that found room.
 */
export async function takeLine(
  tx: Queryable,
  cart: CartRow,
  item: CartItemRow,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<number> {
  const same = await sameLine(tx, cart.id, item)
  if (same && termsOfRow(item).single) return 0
  if (same) {
    const quantity = Math.min(MAX_QUANTITY, same.quantity + item.quantity)
    await setQuantity(tx, same, quantity)
    return quantity - same.quantity
  }
  if ((await lineCount(tx, cart.id)) >= deps.config.orderItemLimit) return 0
  await insertLine(tx, cart.id, copyLineInput(item), deps)
  return item.quantity
}
