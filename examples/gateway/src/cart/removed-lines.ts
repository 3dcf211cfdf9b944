import { MAX_REMOVED_LINES } from '@selvage/core/cart'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { assertRoom, sameLine, setQuantity, touch } from './cart-rows.ts'
import { RESTORABLE_FOR_MS } from './load-cart-lines.ts'
import { readLines } from './load-lines.ts'
import { wireCart } from './wire-cart.ts'
import type { WireCart } from './wire-cart.ts'
import { lockCartWithLine } from './write-line.ts'
import type { Changing } from './write-line.ts'

/** Takes a line out of the cart and keeps it for a while, so that it can come back. */
export function removeLine(context: Changing, deps: Deps): Promise<{ order: WireCart }> {
  return deps.db.transaction(async (tx) => {
    const { cart, item } = await lockCartWithLine(tx, context, deps)
    if (!item) {
      const asked = { ...context, version: cart.version }
      const { item: removed } = await lockCartWithLine(tx, asked, deps, 'removed')
      if (!removed) throw httpError('ORDER_ITEM_NOT_FOUND')
      return { order: await wireCart(tx, cart, deps) }
    }
    const before = await sameLine(tx, cart.id, item, 'removed')
    if (before) await tx.delete(cartItems).where(eq(cartItems.id, before.id))
    const [line] = await readLines(tx, eq(cartItems.id, item.id))
    await tx
      .update(cartItems)
      .set({ status: 'removed', removedAt: deps.now(), gone: (line?.cleanup ?? null) !== null })
      .where(eq(cartItems.id, item.id))
    await dropOldest(tx, cart.id)
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  })
}

/** Brings a removed line back to its place, or its pieces into an equal line. */
export function restoreLine(context: Changing, deps: Deps): Promise<{ order: WireCart }> {
  return deps.db.transaction(async (tx) => {
    const { cart, item } = await lockCartWithLine(tx, context, deps, 'removed')
    if (!item) {
      const { item: there } = await lockCartWithLine(
        tx,
        { ...context, version: cart.version },
        deps,
      )
      if (!there) throw httpError('ORDER_ITEM_NOT_FOUND')
      return { order: await wireCart(tx, cart, deps) }
    }
    if (isTooOld(item, deps)) throw httpError('ORDER_ITEM_NOT_FOUND')
    const same = await sameLine(tx, cart.id, item)
    if (same) {
      await setQuantity(tx, same, same.quantity + item.quantity)
      await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    } else {
      await assertRoom(tx, cart.id, deps)
      await tx
        .update(cartItems)
        .set({ status: 'pending', removedAt: null, gone: false })
        .where(eq(cartItems.id, item.id))
    }
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  })
}

/** Deletes a removed line, which cannot come back then. */
export function forgetLine(context: Changing, deps: Deps): Promise<{ order: WireCart }> {
  return deps.db.transaction(async (tx) => {
    const { cart, item } = await lockCartWithLine(tx, context, deps, 'removed')
    if (!item) throw httpError('ORDER_ITEM_NOT_FOUND')
    await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  })
}

const isTooOld = ({ removedAt }: CartItemRow, { now }: Pick<Deps, 'now'>): boolean =>
  now().getTime() - Number(removedAt) >= RESTORABLE_FOR_MS

/** Deletes the removed lines of a cart that are more than it keeps. */
async function dropOldest(tx: Queryable, cartId: string): Promise<void> {
  const rows = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.status, 'removed')))
    .orderBy(desc(cartItems.removedAt), desc(cartItems.position))
    .offset(MAX_REMOVED_LINES)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.delete(cartItems).where(inArray(cartItems.id, ids))
}
