import { chunkOf } from '@selvage/core/cart'
import { SAME_CONTENT_MS } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import { and, eq, lte } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { httpError } from '../http/http-error.ts'
import type { CallContext } from '../http/handle.ts'
import { keyOfOtherContent } from '../http/request-errors.ts'
import { readPublicId } from '../http/read-public-id.ts'
import {
  assertOpen,
  assertRoom,
  assertVersion,
  insertLine,
  lockPending,
  openCart,
  sameLine,
  setQuantity,
  touch,
} from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import { withPromoRule } from './promo-rule.ts'
import { wireCart } from './wire-cart.ts'
import type { WireCart } from './wire-cart.ts'

/** Reads what is wanted against the catalogue, inside the transaction that writes it. */
type ReadLine = (tx: Queryable) => Promise<LineInput>
type Adding = Pick<CallContext<Call>, 'session' | 'peer' | 'key' | 'bodyHash' | 'markReplayed'>
export type Changing = Pick<CallContext<Call>, 'session' | 'version'> & {
  readonly params: { readonly id: string }
}

/**
 * Adds a line of any kind once for the caller's key, or raises the same line; answers as every
 * adding call does. A promo that is rejected adds nothing and leaves the cart's own as it is.
 */
export async function addOnce(
  call: Call,
  context: Adding,
  deps: Deps,
  read: ReadLine,
  promo?: string,
): Promise<{ addToCart: { order_id: string; order_item_id: string; cart: WireCart } }> {
  const { userId } = context.session
  const typed = promo === undefined ? null : ({ code: promo, field: 'promo.id' } as const)
  return withPromoRule(typed, context, deps, (judge) =>
    deps.db.transaction(async (tx) => {
      const added = await once(tx, call, context, deps, async () => {
        const line = await read(tx)
        const cart = await openCart(tx, userId, deps)
        assertOpen(cart)
        const itemId = await storeLine(tx, cart, line, deps)
        await touch(tx, cart, judge ? { promoCode: await judge(tx, cart) } : {}, deps)
        return { orderId: cart.id, itemId }
      })
      const [row] = await tx.select().from(carts).where(eq(carts.id, added.orderId))
      if (!row) throw httpError('ORDER_NOT_FOUND')
      return {
        addToCart: {
          order_id: added.orderId,
          order_item_id: added.itemId,
          cart: await wireCart(tx, row, deps),
        },
      }
    }),
  )
}

/**
 * Applies a keyed call once for a user and key: the key is claimed in the transaction of the
 * effect, so a second request waits for the first and then gets what it gave. A key with another
 * body is 422, and a repeated one says so in its answer's headers. Only successes are kept, for as
 * long as `retention.table.ts` says.
 */
export async function once<T extends object>(
  tx: Queryable,
  call: Call,
  context: Adding,
  deps: Pick<Deps, 'now'>,
  run: () => Promise<T>,
): Promise<T> {
  const key = context.key || `content-${context.bodyHash}`
  const mine = { userId: context.session.userId, call: call.name, key }
  if (context.key === '') await forgetContent(tx, mine, deps)
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...mine, bodyHash: context.bodyHash, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const where = and(
    eq(idempotencyKeys.userId, mine.userId),
    eq(idempotencyKeys.call, mine.call),
    eq(idempotencyKeys.key, mine.key),
  )
  if (claimed.length === 0) {
    const [before] = await tx.select().from(idempotencyKeys).where(where)
    if (before?.bodyHash !== context.bodyHash) throw keyOfOtherContent()
    context.markReplayed()
    return before.answer as T
  }
  const answer = await run()
  await tx.update(idempotencyKeys).set({ answer }).where(where)
  return answer
}

/** Requests without a key are one while their content is the same, for a short time only. */
async function forgetContent(
  tx: Queryable,
  { userId, call, key }: { userId: string; call: string; key: string },
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
        lte(idempotencyKeys.createdAt, new Date(now().getTime() - SAME_CONTENT_MS)),
      ),
    )
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
    const { cart, item } = await lockCartWithLine(tx, context, deps)
    if (!item) throw httpError('ORDER_ITEM_NOT_FOUND')
    const line = await read(tx)
    const same = await sameLine(tx, cart.id, line)
    if (same && same.id !== item.id) {
      // It has become what another line is already: one line with both quantities.
      await setQuantity(tx, same, same.quantity + line.quantity)
      await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    } else {
      await tx
        .update(cartItems)
        .set({ ...line, chunkSize: sameChunk(item, line) })
        .where(eq(cartItems.id, item.id))
    }
    return { order: await wireCart(tx, await touch(tx, cart, {}, deps), deps) }
  })
}

/** The chunks of a line stay while it is the same product. */
const sameChunk = (item: CartItemRow, line: LineInput): number | null =>
  item.mergeKey === line.mergeKey ? chunkOf(line.quantity, item.chunkSize) : null

/**
 * Locks the user's pending cart, open and at the version that the caller saw, and reads the line
 * that is meant.
 */
export async function lockCartWithLine(
  tx: Queryable,
  { session, params, version }: Changing,
  deps: Deps,
  status: CartItemRow['status'] = 'pending',
): Promise<{ cart: CartRow; item: CartItemRow | undefined }> {
  const itemId = readPublicId(params.id, 'ORDER_ITEM_NOT_FOUND')
  const cart = await lockPending(tx, session.userId)
  if (!cart) throw httpError('ORDER_ITEM_NOT_FOUND')
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(
      and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id), eq(cartItems.status, status)),
    )
  if (item) {
    assertOpen(cart)
    await assertVersion(tx, cart, version, deps)
  }
  return { cart, item }
}

/**
 * Adds a line to a locked cart or raises the same one; gives the line's id. Rejects the 51st line
 * and the 100th piece. @source spec 1 §8
 */
async function storeLine(
  tx: Queryable,
  cart: CartRow,
  line: LineInput,
  deps: Pick<Deps, 'now' | 'config'>,
): Promise<string> {
  const same = await sameLine(tx, cart.id, line)
  if (same) {
    await setQuantity(tx, same, same.quantity + line.quantity)
    return same.id
  }
  await assertRoom(tx, cart.id, deps)
  return insertLine(tx, cart.id, line, deps)
}
