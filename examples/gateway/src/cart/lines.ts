import { MAX_QUANTITY } from '@selvage/core/cart'
import { and, count, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'
import type { LineInput } from './line-input.ts'
import { lockPending } from './lock-cart.ts'

type LineDeps = Pick<Deps, 'now' | 'config'>

/** The user's pending cart, locked; made when there is none. */
export async function openCart(tx: Queryable, userId: string, deps: LineDeps): Promise<CartRow> {
  const found = await lockPending(tx, userId)
  if (found) return found
  const now = deps.now()
  // Of two first adds at once one makes the cart, and the other waits here until it is there.
  await tx
    .insert(carts)
    .values({ id: newPublicId(), userId, version: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const made = await lockPending(tx, userId)
  if (!made) throw httpError('SERVER_ERROR', { status: 503, headers: { 'Retry-After': '1' } })
  return made
}

/** The line that is the same as this one, if the locked cart has it. */
export async function sameLine(
  tx: Queryable,
  cartId: string,
  line: Pick<LineInput, 'mergeKey'>,
  status: CartItemRow['status'] = 'pending',
): Promise<CartItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.status, status),
        eq(cartItems.mergeKey, line.mergeKey),
      ),
    )
  return row
}

/** Pending lines of a cart. */
export async function lineCount(tx: Queryable, cartId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.status, 'pending')))
  return row?.n ?? 0
}

/**
 * Adds a line to a locked cart or raises the same one; gives the line's id. Rejects the 51st line
 * and the 100th piece.
 */
export async function storeLine(
  tx: Queryable,
  cart: CartRow,
  line: LineInput,
  deps: LineDeps,
): Promise<string> {
  const same = await sameLine(tx, cart.id, line)
  if (same) {
    await setQuantity(tx, same.id, same.quantity + line.quantity)
    return same.id
  }
  if ((await lineCount(tx, cart.id)) >= deps.config.orderItemLimit) throw atLimit(deps)
  return insertLine(tx, cart.id, line, deps)
}

/** Puts a new line into a cart. */
export async function insertLine(
  tx: Queryable,
  cartId: string,
  line: LineInput,
  deps: LineDeps,
  status: CartItemRow['status'] = 'pending',
): Promise<string> {
  const id = newPublicId()
  await tx.insert(cartItems).values({ id, cartId, status, ...line, createdAt: deps.now() })
  return id
}

/** Sets a line's quantity; above 99 is rejected and the old one stays. @source spec 1 §5 */
export async function setQuantity(tx: Queryable, itemId: string, quantity: number): Promise<void> {
  if (quantity > MAX_QUANTITY)
    throw httpError('FIELD_VALUE_INVALID', { field: 'quantity', params: { max: MAX_QUANTITY } })
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, itemId))
}

/** The rejection of one line too many. @source spec 1 §8 */
export function atLimit({ config }: Pick<Deps, 'config'>) {
  return httpError('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit: config.orderItemLimit } })
}
