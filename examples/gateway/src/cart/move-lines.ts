import { chunkOf } from '@selvage/core/cart'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { copyLineInput, insertLine, sameLine, touch } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import { takeLine } from './take-line.ts'

type MoveDeps = Pick<Deps, 'config' | 'now'>

/**
 * Merges a locked cart into another one. The receiving cart keeps its promo code, or takes the
 * other's; the other's partner, if there is one, takes the place of its own.
 */
export async function mergeInto(
  tx: Queryable,
  from: CartRow,
  to: CartRow,
  deps: MoveDeps,
): Promise<{ readonly cart: CartRow; readonly savedForLater: number }> {
  const savedForLater = await moveLines(tx, from, to, deps)
  const promoCode = to.promoCode ?? from.promoCode
  const partnerKey = from.partnerKey ?? to.partnerKey
  return { cart: await touch(tx, to, { promoCode, partnerKey }, deps), savedForLater }
}

/**
 * Moves every line of a locked cart into another one, those that are saved for later too. What
 * passes 99 pieces of a line, or the lines of an order, is saved for later in the receiving cart.
 * Gives the number of pieces that were saved for later by that.
 */
async function moveLines(
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
    const taken = item.status === 'saved' ? 0 : await takeLine(tx, to, item, deps)
    const surplus = item.quantity - taken
    if (surplus === 0) continue
    if (item.status === 'pending') savedForLater += surplus
    await saveForLater(tx, to, { ...copyLineInput(item), quantity: surplus }, deps)
  }
  return savedForLater
}

async function saveForLater(
  tx: Queryable,
  to: CartRow,
  line: LineInput,
  deps: MoveDeps,
): Promise<void> {
  const same = await sameLine(tx, to.id, line, 'saved')
  if (same) await tx.delete(cartItems).where(eq(cartItems.id, same.id))
  const quantity = line.quantity + (same?.quantity ?? 0)
  const chunkSize = chunkOf(quantity, line.chunkSize)
  await insertLine(tx, to.id, { ...line, quantity, chunkSize }, deps, 'saved')
}
