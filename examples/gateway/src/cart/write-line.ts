import type { Call } from '@selvage/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import { once } from '../http/once.ts'
import { readPublicId } from '../http/read-public-id.ts'
import type { LineInput } from './line-input.ts'
import { openCart, sameLine, setQuantity, storeLine } from './lines.ts'
import { assertOpen, assertVersion, lockPending, touch } from './lock-cart.ts'
import { wireCart } from './wire-cart.ts'
import type { WireCart } from './wire-cart.ts'

/** Reads what is wanted against the catalogue, inside the transaction that writes it. */
type ReadLine = (tx: Queryable) => Promise<LineInput>
type Adding = Pick<CallContext<Call>, 'session' | 'key' | 'bodyHash'>
type Changing = Pick<CallContext<Call>, 'session' | 'version'> & {
  readonly params: { readonly id: string }
}

/**
 * The user's pending cart, open and at the version that the caller saw, with the line that is
 * meant.
 */
export async function lockLine(
  tx: Queryable,
  { session, params, version }: Changing,
  deps: Deps,
): Promise<{ cart: CartRow; item: CartItemRow | undefined }> {
  const itemId = readPublicId(params.id, 'ORDER_ITEM_NOT_FOUND')
  const cart = await lockPending(tx, session.userId)
  if (!cart) throw httpError('ORDER_ITEM_NOT_FOUND', { status: 404 })
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(
      and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id), eq(cartItems.status, 'pending')),
    )
  if (item) {
    assertOpen(cart)
    await assertVersion(tx, cart, version, deps)
  }
  return { cart, item }
}

/**
 * Adds a line of any kind once for the caller's key, or raises the same line; answers as every
 * adding call does.
 */
export function addOnce(
  call: Call,
  context: Adding,
  deps: Deps,
  read: ReadLine,
  promo?: string,
): Promise<{ addToCart: { order_id: string; order_item_id: string; cart: WireCart } }> {
  return deps.db.transaction(async (tx) => {
    const added = await once(tx, call, context, deps, async () => {
      const line = await read(tx)
      const cart = await openCart(tx, context.session.userId, deps)
      assertOpen(cart)
      const itemId = await storeLine(tx, cart, line, deps)
      await touch(tx, cart, promo === undefined ? {} : { promoCode: promo.toUpperCase() }, deps)
      return { orderId: cart.id, itemId }
    })
    const [row] = await tx.select().from(carts).where(eq(carts.id, added.orderId))
    if (!row) throw httpError('ORDER_NOT_FOUND', { status: 404 })
    return {
      addToCart: {
        order_id: added.orderId,
        order_item_id: added.itemId,
        cart: await wireCart(tx, row, deps),
      },
    }
  })
}

/**
 * Makes a line another one, of any kind, in one step; one that has become what another line is
 * already joins it.
 */
export function replaceLine(
  context: Changing,
  deps: Deps,
  read: ReadLine,
): Promise<{ order: WireCart }> {
  return deps.db.transaction(async (tx) => {
    const { cart, item } = await lockLine(tx, context, deps)
    if (!item) throw httpError('ORDER_ITEM_NOT_FOUND', { status: 404 })
    const line = await read(tx)
    const same = await sameLine(tx, cart.id, line)
    if (same && same.id !== item.id) {
      // It has become what another line is already: one line with both quantities.
      await setQuantity(tx, same.id, same.quantity + line.quantity)
      await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    } else {
      await tx
        .update(cartItems)
        .set({ ...line })
        .where(eq(cartItems.id, item.id))
    }
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  })
}
