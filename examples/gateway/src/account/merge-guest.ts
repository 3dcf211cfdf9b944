import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { lockPending, openCart, touch } from '../cart/cart-rows.ts'
import { mergeInto } from '../cart/move-lines.ts'
import { lockCredit } from '../credit/lock-credit.ts'
import { moveSpoondollars } from '../credit/spoondollars.ts'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { users } from '../db/schema/session.ts'
import { moveConnections } from '../designer/connections.ts'
import { moveGroup } from '../discount/verified-groups.ts'
import { moveFavorites } from '../favorites/favorites.ts'
import type { UserRow } from '../session/users.ts'
import { moveReactions } from './move-reactions.ts'

type MergeDeps = Pick<Deps, 'config' | 'now' | 'locale'>

/** How a merge ended; `waits` while one of the two carts is being paid for. */
export type MergeOutcome =
  { readonly state: 'merged'; readonly savedForLater: number } | { readonly state: 'waits' }

/**
 * Merges the cart of a guest into a member's, once, however often it is asked for. The caller has
 * proved that the guest is theirs. From then on the guest can write no more: a request that was
 * sent before and comes later is rejected, and sent again with the member's session.
 */
export async function mergeGuest(
  tx: Queryable,
  guestId: string,
  memberId: string,
  deps: MergeDeps,
): Promise<MergeOutcome> {
  // Carts are locked before users; a first add that was on its way makes its cart meanwhile.
  const known = await lockPending(tx, guestId)
  await lockPending(tx, memberId)
  await lockCredit(tx, { spoondollarUsers: [guestId, memberId], members: [guestId] })
  const [guest] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.guest, true)))
  if (!guest) return { state: 'merged', savedForLater: 0 }
  if (guest.mergedInto !== null)
    return {
      state: 'merged',
      savedForLater: guest.mergedInto === memberId ? (guest.mergedSurplus ?? 0) : 0,
    }
  const from = known ?? (await lockPending(tx, guestId))
  if (from && from.state !== 'open') return { state: 'waits' }
  let savedForLater = 0
  if (from && (await hasLines(tx, from))) {
    const to = await openCart(tx, memberId, deps)
    if (to.state !== 'open') return { state: 'waits' }
    await carryPreferences(tx, guest, memberId)
    savedForLater = (await mergeInto(tx, from, to, deps)).savedForLater
    await carryKeys(tx, guestId, { memberId, cartId: to.id })
  }
  if (from) await touch(tx, from, { state: 'merged', promoCode: null }, deps)
  await moveSpoondollars(tx, { from: guestId, to: memberId }, deps.now())
  await moveGroup(tx, { from: guestId, to: memberId }, deps.now())
  await moveFavorites(tx, { from: guestId, to: memberId })
  await moveConnections(tx, { from: guestId, to: memberId })
  await moveReactions(tx, { from: guestId, to: memberId })
  await tx
    .update(users)
    .set({ mergedInto: memberId, mergedSurplus: savedForLater })
    .where(eq(users.id, guestId))
  return { state: 'merged', savedForLater }
}

async function hasLines(tx: Queryable, { id }: CartRow): Promise<boolean> {
  const rows = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.cartId, id))
    .limit(1)
  return rows.length > 0
}

/** The cart stays in the money and the measures in which it was filled. */
async function carryPreferences(
  tx: Queryable,
  { country, currency, measurementSystem }: UserRow,
  memberId: string,
): Promise<void> {
  await tx.update(users).set({ country, currency, measurementSystem }).where(eq(users.id, memberId))
}

/**
 * A line that the guest added, whose answer was lost, is asked for again by the member: it is there
 * already, in the member's cart.
 */
async function carryKeys(
  tx: Queryable,
  guestId: string,
  { memberId, cartId }: { readonly memberId: string; readonly cartId: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${idempotencyKeys} (user_id, call, key, body_hash, answer, created_at)
    SELECT ${memberId}, call, key, body_hash,
      answer || jsonb_build_object('orderId', ${cartId}::text), created_at
    FROM ${idempotencyKeys} WHERE user_id = ${guestId} AND answer ? 'orderId'
    ON CONFLICT DO NOTHING`)
}
