import { chunkOf, MAX_QUANTITY } from '@selvage/core/cart'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import {
  assertRoom,
  copyLineInput,
  insertLine,
  PENDING_STATES,
  sameLine,
  setQuantity,
} from './cart-rows.ts'
import { termsOfRow } from './terms-of-row.ts'

/** The condition of a user's saved lines, which their pending cart has. */
export function savedBy(db: Queryable, userId: string): SQL | undefined {
  const own = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, userId), inArray(carts.state, PENDING_STATES)))
  return and(eq(cartItems.status, 'saved'), inArray(cartItems.cartId, own))
}

/** Saves a line of a locked cart for later; the pieces of an equal saved line join it. */
export async function saveLine(tx: Queryable, item: CartItemRow): Promise<void> {
  const same = await sameLine(tx, item.cartId, item, 'saved')
  if (same) await tx.delete(cartItems).where(eq(cartItems.id, same.id))
  const quantity = item.quantity + (same?.quantity ?? 0)
  await place(tx, { ...item, status: 'saved', quantity })
}

/**
 * Moves a saved line of a locked cart among its lines, as far as the limits allow; the pieces
 * without room stay saved. Returns the pieces that moved; rejects a line of which none can.
 */
export async function takeSaved(
  tx: Queryable,
  cart: CartRow,
  item: CartItemRow,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<number> {
  const same = await sameLine(tx, cart.id, item)
  const max = termsOfRow(item).single ? 1 : MAX_QUANTITY
  if (!same) await assertRoom(tx, cart.id, deps)
  const moved = Math.min(item.quantity, max - (same?.quantity ?? 0))
  if (moved <= 0) throw httpError('FIELD_VALUE_INVALID', { field: 'quantity', params: { max } })
  const left = item.quantity - moved
  if (left === 0 && !same) {
    await place(tx, { ...item, status: 'pending' })
    return moved
  }
  if (left === 0) await tx.delete(cartItems).where(eq(cartItems.id, item.id))
  else
    await tx
      .update(cartItems)
      .set({ quantity: left, chunkSize: chunkOf(left, item.chunkSize) })
      .where(eq(cartItems.id, item.id))
  if (same) await setQuantity(tx, same, same.quantity + moved)
  else {
    const chunkSize = chunkOf(moved, item.chunkSize)
    await insertLine(tx, cart.id, { ...copyLineInput(item), quantity: moved, chunkSize }, deps)
  }
  return moved
}

/** Puts a line at the end of the lines of its state. */
async function place(
  tx: Queryable,
  { id, status, quantity, chunkSize }: CartItemRow,
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${cartItems} SET status = ${status}, quantity = ${quantity},
      chunk_size = ${chunkOf(quantity, chunkSize)}, position = DEFAULT
    WHERE id = ${id}`)
}
