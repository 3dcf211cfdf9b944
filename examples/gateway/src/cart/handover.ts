import { createHandover, MAX_QUANTITY, previewHandover, redeemHandover } from '@selvage/core/cart'
import type { CallReply } from '@selvage/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartHandovers, cartItems, carts } from '../db/schema/cart.ts'
import type { CartItemRow, CartRow } from '../db/schema/cart.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import type { Route } from '../http/handle.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { movePlace } from '../session/users.ts'
import {
  assertOpen,
  copyLineInput,
  insertLine,
  lineCount,
  lockPending,
  openCart,
  sameLine,
  termsOfRow,
  setQuantity,
  touch,
} from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import { countGuess } from './guess-limit.ts'
import { wireCart } from './wire-cart.ts'

/** Life of a hand-over code. */
const CODE_LIFETIME_MS = 5 * 60 * 1000

const create = handle(createHandover, async (context, deps) =>
  deps.db.transaction(async (tx) => {
    const cart = await lockPending(tx, context.session.userId)
    if (!cart || (await lineCount(tx, cart.id)) === 0) throw httpError('ORDER_CONTAINS_NO_ITEMS')
    assertOpen(cart)
    await movePlace(tx, context.session.userId, context.body)
    const code = newToken()
    const now = deps.now()
    await tx.insert(cartHandovers).values({
      codeHash: tokenHash(code),
      cartId: cart.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
      origin: originOf(context.request),
    })
    return { code }
  }),
)

/** The origin of the page that makes a request; null for no page, and for a sandboxed frame. */
function originOf({ headers }: Request): string | null {
  const origin = headers.get('origin') ?? ''
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
  return isOrigin && origin !== 'null' ? origin : null
}

const preview = handle(previewHandover, async (context, deps) => {
  await countShared('handover-address', context.peer, deps)
  const { orm } = deps.db
  const [found] = await orm
    .select({ handover: cartHandovers, from: carts })
    .from(cartHandovers)
    .innerJoin(carts, eq(carts.id, cartHandovers.cartId))
    .where(eq(cartHandovers.codeHash, tokenHash(context.body.code)))
  if (!found || found.handover.expiresAt <= deps.now()) throw httpError('HANDOVER_INVALID')
  const { handover, from } = found
  const redeemed = handover.redeemedAt !== null
  if (redeemed ? handover.redeemedBy !== context.visitor?.userId : from.state !== 'open')
    throw httpError('HANDOVER_INVALID')
  const { order_items, pricing, promo, count } = await wireCart(orm, from, deps)
  return { order_items, pricing, promo, count, origin: handover.origin, redeemed }
})

const redeem = handle(redeemHandover, async (context, deps) => {
  const { userId } = context.session
  await countGuess('handover', context, deps)
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const [handover] = await tx
      .select()
      .from(cartHandovers)
      .where(eq(cartHandovers.codeHash, tokenHash(context.body.code)))
      .for('update')
    if (!handover || handover.expiresAt <= now) throw httpError('HANDOVER_INVALID')
    const again = handover.redeemedBy === userId
    if (handover.redeemedAt && !again) throw httpError('HANDOVER_INVALID')
    const own = await lockBoth(tx, userId, handover.cartId, deps)
    // An answer that was lost on its way is asked for again: the cart as it is, nothing merged
    // twice.
    const handed = await preferencesOf(tx, own.from)
    if (again || own.from?.id === own.to.id)
      return {
        order: await wireCart(tx, own.to, deps),
        saved_for_later: handover.savedForLater,
        ...handed,
      }
    if (own.from?.state !== 'open') throw httpError('HANDOVER_INVALID')
    assertOpen(own.to)
    const savedForLater = await merge(tx, own.from, own.to, deps)
    await tx
      .update(cartHandovers)
      .set({ redeemedAt: now, redeemedBy: userId, savedForLater })
      .where(eq(cartHandovers.codeHash, handover.codeHash))
    await touch(tx, own.from, { promoCode: null }, deps)
    const merged = await touch(
      tx,
      own.to,
      {
        promoCode: own.to.promoCode ?? own.from.promoCode,
        partnerKey: own.from.partnerKey ?? own.to.partnerKey,
      },
      deps,
    )
    return { order: await wireCart(tx, merged, deps), saved_for_later: savedForLater, ...handed }
  })
})

/** How the guest who filled a cart saw it; nothing once the cart is gone. */
async function preferencesOf(
  tx: Queryable,
  cart: CartRow | undefined,
): Promise<Pick<CallReply<typeof redeemHandover>, 'preferences'>> {
  if (!cart) return {}
  const [row] = await tx
    .select({
      country: users.country,
      currency: users.currency,
      measurement_system: users.measurementSystem,
    })
    .from(users)
    .where(eq(users.id, cart.userId))
  return row ? { preferences: row } : {}
}

/**
 * Locks the user's own cart, then the other one. Two hand-overs across each other would be a
 * deadlock, which the database port repeats.
 */
async function lockBoth(
  tx: Queryable,
  userId: string,
  fromId: string,
  deps: Deps,
): Promise<{ from: CartRow | undefined; to: CartRow }> {
  const pending = await openCart(tx, userId, deps)
  if (pending.id === fromId) return { from: pending, to: pending }
  const [from] = await tx.select().from(carts).where(eq(carts.id, fromId)).for('update')
  return { from, to: pending }
}

/**
 * Moves every line over. What passes 99 pieces of a line, or the lines of an order, is kept for
 * later in the receiving cart. Gives the number of lines that were (wholly or partly) kept for
 * later.
 */
async function merge(tx: Queryable, from: CartRow, to: CartRow, deps: Deps): Promise<number> {
  const moving = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, from.id), eq(cartItems.status, 'pending')))
    .orderBy(asc(cartItems.position))
  let added = 0
  for (const item of moving) {
    await tx.delete(cartItems).where(eq(cartItems.id, item.id))
    const surplus = await receive(tx, to, item, deps)
    if (surplus === 0) continue
    added += 1
    await saveForLater(tx, to, { ...copyLineInput(item), quantity: surplus }, deps)
  }
  return added
}

/** Takes a line in as far as the limits allow; gives the pieces that found no room. */
async function receive(tx: Queryable, to: CartRow, item: CartItemRow, deps: Deps): Promise<number> {
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
  deps: Deps,
): Promise<void> {
  const same = await sameLine(tx, to.id, line, 'saved')
  if (same)
    await tx
      .update(cartItems)
      .set({ quantity: same.quantity + line.quantity })
      .where(eq(cartItems.id, same.id))
  else await insertLine(tx, to.id, line, deps, 'saved')
}

/** Carrying an embed's cart over to the storefront. */
export const handoverRoutes: readonly Route[] = [create, preview, redeem]
