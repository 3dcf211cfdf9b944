import { addToCart, cartCount, getCart, patchItem, removeItem, replaceItem } from '@selvage/core/cart'
import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { fault } from '../http/fault.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { once } from '../http/once.ts'
import { handoverRoutes } from './handover.ts'
import { readLine } from './line-input.ts'
import { addLine, openCart, sameLine, setQuantity } from './lines.ts'
import { assertOpen, assertVersion, lockPending, PENDING_STATES, touch, wireCart } from './lock-cart.ts'
import { promoRoutes } from './promo.ts'

const add = handle(addToCart, async (context, deps) => deps.db.transaction(async (tx) => {
  const { userId } = context.session
  const added = await once(tx, addToCart, context, deps, async () => {
    const line = await readLine(tx, context.body)
    const cart = await openCart(tx, userId, deps)
    assertOpen(cart)
    const itemId = await addLine(tx, cart, line, deps)
    await touch(tx, cart, context.body.promo ? { promoCode: context.body.promo.id.toUpperCase() } : {}, deps)
    return { orderId: cart.id, itemId }
  })
  const [row] = await tx.select().from(carts).where(eq(carts.id, added.orderId))
  if (!row) throw fault('ORDER_NOT_FOUND', { status: 404 })
  return { addToCart: { order_id: added.orderId, order_item_id: added.itemId, cart: await wireCart(tx, row, deps) } }
}))

const get = handle(getCart, async (context, deps) => {
  const { userId } = context.session
  const own = context.params.id === 'pending'
  const [row] = await deps.db.orm.select().from(carts).where(and(
    eq(carts.userId, userId), ...(own ? [inArray(carts.state, PENDING_STATES)] : [eq(carts.id, readPublicId(context.params.id, 'ORDER_NOT_FOUND'))]),
  ))
  if (!row && !own) throw fault('ORDER_NOT_FOUND', { status: 404 })
  return { order: row ? await wireCart(deps.db.orm, row, deps, context.query.currency) : null }
})

const total = handle(cartCount, async ({ visitor }, deps) => {
  if (!visitor) return { cartCount: { cartCount: 0 } }
  const [row] = await deps.db.orm.select({ pieces: sum(cartItems.quantity) }).from(cartItems).innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.userId, visitor.userId), inArray(carts.state, PENDING_STATES), eq(cartItems.status, 'pending')))
  return { cartCount: { cartCount: Number(row?.pieces ?? 0) } }
})

/** Text from a path that could be a public id; anything else is as unknown as an id that does not exist. */
function readPublicId(text: string, code: 'ORDER_NOT_FOUND' | 'ORDER_ITEM_NOT_FOUND'): string {
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(text)) throw fault(code, { status: 404 })
  return text
}

/** The user's pending cart, open and at the version that the caller saw, with the line that is meant. */
async function lockLine(tx: Queryable, { userId, itemId, version }: { userId: string, itemId: string, version: number }, deps: Deps): Promise<{ cart: CartRow, item: CartItemRow | undefined }> {
  const cart = await lockPending(tx, userId)
  if (!cart) throw fault('ORDER_ITEM_NOT_FOUND', { status: 404 })
  const [item] = await tx.select().from(cartItems).where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id), eq(cartItems.status, 'pending')))
  if (item) {
    assertOpen(cart)
    await assertVersion(tx, cart, version, deps)
  }
  return { cart, item }
}

const patch = handle(patchItem, async (context, deps) => deps.db.transaction(async (tx) => {
  const itemId = readPublicId(context.params.id, 'ORDER_ITEM_NOT_FOUND')
  const { cart, item } = await lockLine(tx, { userId: context.session.userId, itemId, version: context.version }, deps)
  if (!item) throw fault('ORDER_ITEM_NOT_FOUND', { status: 404 })
  await setQuantity(tx, item.id, context.body.quantity)
  return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
}))

const replace = handle(replaceItem, async (context, deps) => deps.db.transaction(async (tx) => {
  const itemId = readPublicId(context.params.id, 'ORDER_ITEM_NOT_FOUND')
  const { cart, item } = await lockLine(tx, { userId: context.session.userId, itemId, version: context.version }, deps)
  if (!item) throw fault('ORDER_ITEM_NOT_FOUND', { status: 404 })
  const line = await readLine(tx, context.body)
  const same = await sameLine(tx, cart.id, line)
  if (same && same.id !== item.id) {
    // It has become what another line is already: one line with both quantities.
    await setQuantity(tx, same.id, same.quantity + line.quantity)
    await tx.delete(cartItems).where(eq(cartItems.id, item.id))
  } else {
    await tx.update(cartItems).set({ ...line }).where(eq(cartItems.id, item.id))
  }
  return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
}))

const remove = handle(removeItem, async (context, deps) => deps.db.transaction(async (tx) => {
  const itemId = readPublicId(context.params.id, 'ORDER_ITEM_NOT_FOUND')
  const { cart, item } = await lockLine(tx, { userId: context.session.userId, itemId, version: context.version }, deps)
  if (!item) return { order: await wireCart(tx, cart, deps) }
  await tx.delete(cartItems).where(eq(cartItems.id, item.id))
  return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
}))

/** The cart. */
export const cartRoutes: readonly Route[] = [add, get, total, patch, replace, remove, ...promoRoutes, ...handoverRoutes]
