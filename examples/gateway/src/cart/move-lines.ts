import { MAX_QUANTITY } from '@selvage/core/cart'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { copyLineInput, insertLine, lineCount, sameLine, setQuantity } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import { termsOfRow } from './terms-of-row.ts'

type MoveDeps = Pick<Deps, 'config' | 'now'>

/**
 * Moves every line of a locked cart into another one, those that are saved for later too. What
 * passes 99 pieces of a line, or the lines of an order, is saved for later in the receiving cart.
 * Gives the number of lines that were (wholly or partly) saved for later by that.
 */
export async function moveLines(
  tx: Queryable,
  from: CartRow,
  to: CartRow,
  deps: MoveDeps,
): Promise<number> {
  const moving = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, from.id), inArray(cartItems.status, ['pending', 'saved'])))
    .orderBy(asc(cartItems.position))
  let savedForLater = 0
  for (const item of moving) {
    await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    const surplus = item.status === 'saved' ? item.quantity : await receive(tx, to, item, deps)
    if (surplus === 0) continue
    if (item.status === 'pending') savedForLater += 1
    await saveForLater(tx, to, { ...copyLineInput(item), quantity: surplus }, deps)
  }
  return savedForLater
}

/** Takes a line in as far as the limits allow; gives the pieces that found no room. */
async function receive(
  tx: Queryable,
  to: CartRow,
  item: CartItemRow,
  deps: MoveDeps,
): Promise<number> {
  const same = await sameLine(tx, to.id, item)
  if (same && termsOfRow(item).single) return item.quantity
  if (same) {
    const quantity = Math.min(MAX_QUANTITY, same.quantity + item.quantity)
    await setQuantity(tx, same, quantity)
    return same.quantity + item.quantity - quantity
  }
  if ((await lineCount(tx, to.id)) >= deps.config.orderItemLimit) return item.quantity
  await insertLine(tx, to.id, copyLineInput(item), deps)
  return 0
}

async function saveForLater(
  tx: Queryable,
  to: CartRow,
  line: LineInput,
  deps: MoveDeps,
): Promise<void> {
  const same = await sameLine(tx, to.id, line, 'saved')
  if (same)
    await tx
      .update(cartItems)
      .set({ quantity: same.quantity + line.quantity })
      .where(eq(cartItems.id, same.id))
  else await insertLine(tx, to.id, line, deps, 'saved')
}
