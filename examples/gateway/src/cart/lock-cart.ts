import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { wireCart } from './wire-cart.ts'

/** The states of a cart that is not an order yet. */
export const PENDING_STATES = ['open', 'paying'] as const

/** A user's pending cart, locked for this transaction; undefined when there is none. */
export async function lockPending(tx: Queryable, userId: string): Promise<CartRow | undefined> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), inArray(carts.state, PENDING_STATES)))
    .for('update')
  return row
}

/** A cart of the user's own by id, locked; anybody else's is the same 404 as an unknown one. */
export async function lockOwnCart(tx: Queryable, userId: string, cartId: string): Promise<CartRow> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update')
  if (!row) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  return row
}

/** Rejects a cart that is being paid for or is an order already. */
export function assertOpen(row: CartRow): void {
  if (row.state !== 'open') throw httpError('ORDER_NOT_PENDING', { status: 409 })
}

/** Rejects a write over a newer cart: 409 with the cart as it is. */
export async function assertVersion(
  tx: Queryable,
  row: CartRow,
  version: number,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<void> {
  if (row.version === version) return
  throw httpError('CART_VERSION_CONFLICT', { status: 409, current: await wireCart(tx, row, deps) })
}

/** Marks a locked cart as written: its version grows by one. */
export async function touch(
  tx: Queryable,
  row: CartRow,
  change: Partial<Pick<CartRow, 'state' | 'promoCode'>>,
  deps: Pick<Deps, 'now'>,
): Promise<CartRow> {
  const [next] = await tx
    .update(carts)
    .set({ ...change, version: sql`${carts.version} + 1`, updatedAt: deps.now() })
    .where(eq(carts.id, row.id))
    .returning()
  if (!next) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  return next
}
