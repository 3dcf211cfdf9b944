import { createHandover, previewHandover, redeemHandover } from '@selvage/core/cart'
import type { PagePlace } from '@selvage/core/contract'
import { isCountry, isCurrency } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cartHandovers, carts } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import type { Route } from '../http/handle.ts'
import { newToken, tokenHash } from '../secrets/keys.ts'
import { movePlace } from '../session/users.ts'
import { assertOpen, lineCount, lockPending, openCart, touch } from './cart-rows.ts'
import { withinGuesses } from './guess-limit.ts'
import { mergeInto } from './move-lines.ts'
import { wireCart } from './wire-cart.ts'

/** Life of a hand-over code. */
const CODE_LIFETIME_MS = 5 * 60 * 1000

const create = handle(createHandover, async (context, deps) => {
  await countShared('new-handover', context.peer, deps)
  return deps.db.transaction(async (tx) => {
    const cart = await lockPending(tx, context.session.userId)
    if (!cart || (await lineCount(tx, cart.id)) === 0) throw httpError('ORDER_CONTAINS_NO_ITEMS')
    assertOpen(cart)
    const named = existing(context.body)
    await movePlace(tx, context.session.userId, named)
    const code = newToken()
    const now = deps.now()
    await tx.insert(cartHandovers).values({
      codeHash: tokenHash(code),
      cartId: cart.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
      origin: originOf(context.request),
      ...named,
    })
    return { code }
  })
})

/** The origin of the page that makes a request; null for no page, and for a sandboxed frame. */
function originOf({ headers }: Request): string | null {
  const origin = headers.get('origin') ?? ''
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
  return isOrigin && origin !== 'null' ? origin : null
}

const preview = handle(previewHandover, async (context, deps) => {
  const { orm } = deps.db
  const guesser = { session: null, peer: context.peer }
  const found = await withinGuesses('handover', guesser, deps, async () => {
    const [row] = await orm
      .select({ handover: cartHandovers, from: carts })
      .from(cartHandovers)
      .innerJoin(carts, eq(carts.id, cartHandovers.cartId))
      .where(eq(cartHandovers.codeHash, tokenHash(context.body.code)))
    if (!row || row.handover.expiresAt <= deps.now()) throw httpError('HANDOVER_INVALID')
    return row
  })
  const { handover, from } = found
  const redeemed = handover.redeemedAt !== null
  if (redeemed ? handover.redeemedBy !== context.visitor?.userId : from.state !== 'open')
    throw httpError('HANDOVER_INVALID')
  const place = { ...existing(context.body), ...existing(handover) }
  const { order_items, pricing, promo, count } = await wireCart(orm, from, deps, place)
  return { order_items, pricing, promo, count, origin: handover.origin, redeemed }
})

const redeem = handle(redeemHandover, async (context, deps) => {
  const { userId } = context.session
  return withinGuesses('handover', context, deps, () =>
    deps.db.transaction(async (tx) => {
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
      const handed = { preferences: existing(handover) }
      if (again || own.from?.id === own.to.id)
        return {
          order: await wireCart(tx, own.to, deps),
          saved_for_later: handover.savedForLater,
          ...handed,
        }
      if (own.from?.state !== 'open') throw httpError('HANDOVER_INVALID')
      assertOpen(own.to)
      const { cart: merged, savedForLater } = await mergeInto(tx, own.from, own.to, deps)
      await tx
        .update(cartHandovers)
        .set({ redeemedAt: now, redeemedBy: userId, savedForLater })
        .where(eq(cartHandovers.codeHash, handover.codeHash))
      await touch(tx, own.from, { promoCode: null }, deps)
      return { order: await wireCart(tx, merged, deps), saved_for_later: savedForLater, ...handed }
    }),
  )
})

/** The country and the currency of a page that exist; it may have named anything. */
function existing({ country, currency }: { country?: unknown; currency?: unknown }): PagePlace {
  return { ...(isCountry(country) && { country }), ...(isCurrency(currency) && { currency }) }
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

/** Carrying an embed's cart over to the storefront. */
export const handoverRoutes: readonly Route[] = [create, preview, redeem]
